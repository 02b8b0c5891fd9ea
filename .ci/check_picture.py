"""Checks the PNG that the example wrote: whole, of at least the given size, and with a picture on it.

Usage: check_picture.py FILE WIDTH HEIGHT
"""

import struct
import sys
import zlib


def chunks(data):
    """Yields (kind, body) of each chunk, its checksum verified."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", "not a PNG"
    at = 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        (checksum,) = struct.unpack_from(">I", data, at + 8 + length)
        assert checksum == zlib.crc32(kind + body), f"chunk {kind} is damaged"
        yield kind, body
        at += 12 + length


def paeth(left, above, corner):
    estimate = left + above - corner
    distances = abs(estimate - left), abs(estimate - above), abs(estimate - corner)
    return (left, above, corner)[distances.index(min(distances))]


def decode(path):
    """Returns width, height, channels and the rows of an 8-bit RGB or RGBA picture."""
    with open(path, "rb") as file:
        parts = list(chunks(file.read()))
    assert parts[-1][0] == b"IEND", "the file is cut short"
    width, height, depth, colour, _, _, interlace = struct.unpack(">IIBBBBB", parts[0][1])
    assert (depth, interlace) == (8, 0) and colour in (2, 6), "not 8-bit RGB or RGBA"
    channels = 3 if colour == 2 else 4
    raw = zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))
    stride = width * channels
    assert len(raw) == height * (stride + 1), "the pixels do not fill the picture"
    rows, before = [], bytes(stride)
    for y in range(height):
        method = raw[y * (stride + 1)]
        row = bytearray(raw[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        if method:
            for x in range(stride):
                left = row[x - channels] if x >= channels else 0
                corner = before[x - channels] if x >= channels else 0
                guess = (0, left, before[x], (left + before[x]) // 2, paeth(left, before[x], corner))[method]
                row[x] = (row[x] + guess) & 0xFF
        rows.append(bytes(row))
        before = row
    return width, height, channels, rows


def colours(rows, channels, left, right, top, bottom):
    found = set()
    for row in rows[top:bottom]:
        found.update(row[x * channels : x * channels + 3] for x in range(left, right))
    return len(found)


def main():
    path, wanted_width, wanted_height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    width, height, channels, rows = decode(path)
    print(f"{path}: {width}x{height}, {channels} channels")
    assert width > wanted_width and height >= wanted_height, "no room for level 0 and its mip chain beside it"
    for name, left, right in ("level 0", 0, wanted_width), ("the mip chain", wanted_width, width):
        count = colours(rows, channels, left, right, 0, height)
        print(f"{name}: {count} colours")
        assert count >= 64, f"{name} is (nearly) uniform"


main()
