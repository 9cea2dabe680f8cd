let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes a WOFF2 file to an uncompressed font. One at a time: the decoder returns a view of its own memory, and a
 * second call overwrites it before fontverter has copied the first result.
 */
export function decodeWoff2(file: Buffer): Promise<Buffer> {
  const font = last.then(() => decode(file))
  last = font.catch(() => undefined)
  return font
}

async function decode(file: Buffer) {
  const { convert } = await import("fontverter")
  return convert(file, "sfnt")
}
