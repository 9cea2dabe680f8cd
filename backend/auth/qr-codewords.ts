// Level M: how many blocks the data of each version is cut into, and how many bytes mend each block.
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21]
const MENDING = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28,
]

/** The text's bytes as a QR code carries them: in the smallest version, padded, mended and interleaved. */
export function withErrorCorrection(text: Uint8Array): { version: number; codewords: Uint8Array } {
  const version = BLOCKS.findIndex((_, i) => headerBits(i + 1) + text.length * 8 <= dataBytes(i + 1) * 8) + 1
  if (version === 0) throw new RangeError("The text is too long for a QR code")
  const blocks = blocksOf(padded(text, version), version)
  return { version, codewords: interleaved(blocks) }
}

function headerBits(version: number) {
  return 4 + (version < 10 ? 8 : 16)
}

function totalBytes(version: number) {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  let modules = (16 * version + 128) * version + 64
  if (version > 1) modules -= (25 * alignments - 10) * alignments - 55
  if (version > 6) modules -= 36
  return Math.floor(modules / 8)
}

function dataBytes(version: number) {
  return totalBytes(version) - BLOCKS[version - 1]! * MENDING[version - 1]!
}

// Byte mode, the length, the bytes, a terminator, then filling bytes up to what the version holds.
function padded(text: Uint8Array, version: number): Uint8Array {
  const length = text.length.toString(2).padStart(headerBits(version) - 4, "0")
  const bits = `0100${length}${[...text].map(byte => byte.toString(2).padStart(8, "0")).join("")}0000`
  const bytes = Uint8Array.from({ length: dataBytes(version) }, (_, i) => {
    const byte = bits.slice(i * 8, i * 8 + 8)
    return Number.parseInt(byte.padEnd(8, "0"), 2)
  })
  for (let i = Math.ceil(bits.length / 8), turn = 0; i < bytes.length; i++, turn++) {
    bytes[i] = turn % 2 === 0 ? 0xec : 0x11
  }
  return bytes
}

function blocksOf(data: Uint8Array, version: number) {
  const count = BLOCKS[version - 1]!
  const mending = MENDING[version - 1]!
  const shorter = count - (data.length % count)
  const length = Math.floor(data.length / count)
  const blocks: { data: Uint8Array; mending: Uint8Array }[] = []
  for (let i = 0, start = 0; i < count; i++) {
    const end = start + length + (i < shorter ? 0 : 1)
    const part = data.subarray(start, end)
    blocks.push({ data: part, mending: mendingBytes(part, mending) })
    start = end
  }
  return blocks
}

function interleaved(blocks: { data: Uint8Array; mending: Uint8Array }[]) {
  return Uint8Array.from(
    (["data", "mending"] as const).flatMap(part => turns(blocks.map(block => block[part]))),
  )
}

function turns(parts: Uint8Array[]): number[] {
  const longest = Math.max(...parts.map(part => part.length))
  return Array.from({ length: longest }, (_, i) =>
    parts.flatMap(part => (i < part.length ? [part[i]!] : [])),
  ).flat()
}

/** Reed and Solomon's remainder over the field of 256 elements that QR codes use. */
export function mendingBytes(data: Uint8Array, count: number): Uint8Array {
  const divisor = generatorOf(count)
  const rest = new Uint8Array(count)
  for (const byte of data) {
    const factor = byte ^ rest[0]!
    rest.copyWithin(0, 1)
    rest[count - 1] = 0
    for (let i = 0; i < count; i++) rest[i]! ^= product(divisor[i]!, factor)
  }
  return rest
}

function generatorOf(degree: number) {
  const result = new Uint8Array(degree)
  result[degree - 1] = 1
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) {
      result[j] = product(result[j]!, root) ^ (j + 1 < degree ? result[j + 1]! : 0)
    }
    root = product(root, 2)
  }
  return result
}

function product(a: number, b: number) {
  let result = 0
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d)
    if ((b >> bit) & 1) result ^= a
  }
  return result
}
