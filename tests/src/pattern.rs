//! Bytes to write and to compare.

/// `length` bytes that look random and are the same for the same seed.
pub fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut bytes = Vec::with_capacity(length + 8);
    while bytes.len() < length {
        // xorshift64*; the state must not be 0.
        state |= u64::from(state == 0);
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        bytes.extend_from_slice(&state.wrapping_mul(0x2545_F491_4F6C_DD1D).to_le_bytes());
    }
    bytes.truncate(length);
    bytes
}

/// Says where two byte strings differ first, in words for an assertion; nothing if they are the same.
pub fn first_difference(found: &[u8], expected: &[u8]) -> Option<String> {
    if found.len() != expected.len() {
        return Some(format!(
            "{} bytes instead of {}",
            found.len(),
            expected.len()
        ));
    }
    let at = found.iter().zip(expected).position(|(a, b)| a != b)?;
    let count = found.iter().zip(expected).filter(|(a, b)| a != b).count();
    Some(format!(
        "{count} of {} bytes differ, first at {at}: {:#04x} instead of {:#04x}",
        found.len(),
        found[at],
        expected[at]
    ))
}
