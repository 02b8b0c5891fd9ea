//! The kernels that read textures and write surfaces, as PTX text.

/// A sampling kernel: its name, the registers that its result is in, and the instruction. `%x`, `%y`, `%z` and `%w` are
/// the sample's four numbers, `%layer` is the last one as an integer.
const SAMPLERS: [(&str, char, &str); 11] = [
    (
        "words_2d",
        'r',
        "tex.2d.v4.u32.f32 RESULT, [%object, {%x, %y}];",
    ),
    (
        "floats_1d",
        'f',
        "tex.1d.v4.f32.f32 RESULT, [%object, {%x}];",
    ),
    (
        "floats_2d",
        'f',
        "tex.2d.v4.f32.f32 RESULT, [%object, {%x, %y}];",
    ),
    (
        "floats_3d",
        'f',
        "tex.3d.v4.f32.f32 RESULT, [%object, {%x, %y, %z, %z}];",
    ),
    (
        "level_2d",
        'f',
        "tex.level.2d.v4.f32.f32 RESULT, [%object, {%x, %y}], %z;",
    ),
    (
        "floats_a1d",
        'f',
        "tex.a1d.v4.f32.f32 RESULT, [%object, {%layer, %x}];",
    ),
    (
        "floats_a2d",
        'f',
        "tex.a2d.v4.f32.f32 RESULT, [%object, {%layer, %x, %y, %y}];",
    ),
    (
        "words_a2d",
        'r',
        "tex.a2d.v4.u32.f32 RESULT, [%object, {%layer, %x, %y, %y}];",
    ),
    (
        "level_a2d",
        'f',
        "tex.level.a2d.v4.f32.f32 RESULT, [%object, {%layer, %x, %y, %y}], %z;",
    ),
    (
        "floats_cube",
        'f',
        "tex.cube.v4.f32.f32 RESULT, [%object, {%x, %y, %z, %z}];",
    ),
    (
        "floats_acube",
        'f',
        "tex.acube.v4.f32.f32 RESULT, [%object, {%layer, %x, %y, %z}];",
    ),
];

/// A kernel that writes a 32-bit texel: its name and the instruction. `%column` counts bytes.
const WRITERS: [(&str, &str); 5] = [
    (
        "write_1d",
        "sust.b.1d.b32.trap [%object, {%column}], {%texel};",
    ),
    (
        "write_2d",
        "sust.b.2d.b32.trap [%object, {%column, %row}], {%texel};",
    ),
    (
        "write_3d",
        "sust.b.3d.b32.trap [%object, {%column, %row, %slice, %slice}], {%texel};",
    ),
    (
        "write_a1d",
        "sust.b.a1d.b32.trap [%object, {%slice, %column}], {%texel};",
    ),
    (
        "write_a2d",
        "sust.b.a2d.b32.trap [%object, {%slice, %column, %row, %row}], {%texel};",
    ),
];

const HEAD: &str = "\
.version 6.0
.target sm_50
.address_size 64
";

/// Threads beyond `count` end; the others have their number in `%index` and the object in `%object`.
const START: &str = "
    .reg .pred %outside;
    .reg .b32 %block, %size, %thread, %index, %count;
    .reg .b64 %object;
    mov.u32 %block, %ctaid.x;
    mov.u32 %size, %ntid.x;
    mov.u32 %thread, %tid.x;
    mad.lo.u32 %index, %block, %size, %thread;
    ld.param.u32 %count, [count];
    setp.ge.u32 %outside, %index, %count;
    @%outside bra DONE;
    ld.param.u64 %object, [object];
";

fn sampler(name: &str, register: char, instruction: &str) -> String {
    let [r0, r1, r2, r3] = [0, 1, 2, 3].map(|index| format!("%{register}{index}"));
    let result = format!("{{{r0}, {r1}, {r2}, {r3}}}");
    let instruction = instruction.replace("RESULT", &result);
    let kind = if register == 'f' { "f32" } else { "u32" };
    format!(
        "
.visible .entry {name}(.param .u64 object, .param .u64 samples, .param .u64 results, .param .u32 count)
{{
    .reg .f32 %x, %y, %z, %w, %f<4>;
    .reg .b32 %layer, %r<4>;
    .reg .b64 %at, %from, %to;{START}
    mul.wide.u32 %at, %index, 16;
    ld.param.u64 %from, [samples];
    add.s64 %from, %from, %at;
    ld.global.v4.f32 {{%x, %y, %z, %w}}, [%from];
    cvt.rzi.u32.f32 %layer, %w;
    {instruction}
    ld.param.u64 %to, [results];
    add.s64 %to, %to, %at;
    st.global.v4.{kind} [%to], {result};
DONE:
    ret;
}}
"
    )
}

/// Thread `i` of a level of `width` by `height` writes `i * 2654435761 + seed`.
fn writer(name: &str, instruction: &str) -> String {
    format!(
        "
.visible .entry {name}(.param .u64 object, .param .u32 width, .param .u32 height, .param .u32 seed, .param .u32 count)
{{
    .reg .b32 %width, %height, %seed, %column, %row, %slice, %texel;{START}
    ld.param.u32 %width, [width];
    ld.param.u32 %height, [height];
    ld.param.u32 %seed, [seed];
    mad.lo.u32 %texel, %index, 2654435761, %seed;
    rem.u32 %column, %index, %width;
    shl.b32 %column, %column, 2;
    div.u32 %row, %index, %width;
    div.u32 %slice, %row, %height;
    rem.u32 %row, %row, %height;
    {instruction}
DONE:
    ret;
}}
"
    )
}

/// What a writer's thread writes.
pub(super) fn texel(index: u32, seed: u32) -> u32 {
    index.wrapping_mul(2_654_435_761).wrapping_add(seed)
}

/// All kernels.
pub(super) fn ptx() -> String {
    let samplers = SAMPLERS.map(|(name, register, text)| sampler(name, register, text));
    let writers = WRITERS.map(|(name, text)| writer(name, text));
    [HEAD.to_owned(), samplers.concat(), writers.concat()].concat()
}

/// Every name stands once in the text, as an entry.
#[test]
fn every_kernel_is_in_the_text_once() {
    let text = ptx();
    let names = SAMPLERS.iter().map(|(name, ..)| *name);
    for name in names.chain(WRITERS.iter().map(|(name, _)| *name)) {
        assert_eq!(
            text.matches(&format!(".entry {name}(")).count(),
            1,
            "{name}"
        );
    }
    if let Some(path) = std::env::var_os("DUMP_PTX") {
        std::fs::write(path, &text).unwrap();
    }
}
