import { transcode } from "node:buffer"

let scratch = Buffer.allocUnsafe(256 * 1024)

/**
 * The bytes of a text in parts. A page is a two-byte string, for which joining and `Buffer.from` take eight times as
 * long as copying its parts and transcoding them.
 */
export function utf8Bytes(parts: readonly string[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0) * 2
  if (length > scratch.length) scratch = Buffer.allocUnsafe(length)
  let end = 0
  for (const part of parts) end += scratch.write(part, end, "utf16le")
  try {
    return transcode(scratch.subarray(0, end), "utf16le", "utf8")
  } catch {
    // Half of a surrogate pair cannot be transcoded; Buffer replaces it.
    return Buffer.from(parts.join(""))
  }
}
