import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"

const require = createRequire(import.meta.url)
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a WOFF2 file of a package as an uncompressed font. One at a time: the decoder returns a view of its own memory,
 * and a second call overwrites it before fontverter has copied the first result.
 */
export function readFont(file: string): Promise<Buffer> {
  const font = last.then(() => decode(file))
  last = font.catch(() => undefined)
  return font
}

async function decode(file: string) {
  const { convert } = await import("fontverter")
  return convert(await readFile(require.resolve(file)), "sfnt")
}
