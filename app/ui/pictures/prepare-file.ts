/** A little less than the server's limit for a whole request. */
const MAX_BYTES = 5_000_000
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif,image/gif"

const MAX_PIXELS = 25_000_000
const MAX_SIDE = 2880
const QUALITY = 0.9

/**
 * The file as it can be uploaded. The browser makes one smaller that is too large for the server, and converts a
 * format that only the browser can read. Null if the browser cannot read it either.
 */
export async function prepareFile(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  const isAccepted = ACCEPTED.split(",").includes(file.type) && file.size <= MAX_BYTES
  // The server says what is wrong with a file that the browser cannot read.
  if (!picture) return file.size <= MAX_BYTES ? file : null
  if (isAccepted && picture.width * picture.height <= MAX_PIXELS) return file
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise(resolve => canvas.toBlob(resolve, "image/jpeg", QUALITY))
}
