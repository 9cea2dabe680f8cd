import { decodeUpload, type ImageProblem } from "./decode-upload.server.ts"

/** A square crop, relative to the image after its EXIF rotation. */
interface Crop {
  /** Left edge, as a fraction of the image's width. */
  x: number
  /** Top edge, as a fraction of the image's height. */
  y: number
  /** Side length, as a fraction of the image's shorter side. */
  size: number
}

export interface ImageTarget {
  width: number
  height: number
  crop?: Crop
}

type CleanImageResult = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; reason: ImageProblem }

const TIMEOUT_SECONDS = 10
const QUALITY = 82

/**
 * Re-encodes an upload as a WebP, upright and exactly of the target size. Drops everything but the pixels: location,
 * camera, comments, data appended to the file.
 */
export async function cleanImage(bytes: Uint8Array, wanted: ImageTarget): Promise<CleanImageResult> {
  const decoded = await decodeUpload(bytes, async (picture, size) => {
    if (wanted.crop) picture.extract(cropArea(size, wanted.crop))
    return picture
      .resize(wanted.width, wanted.height, { fit: "cover" })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
  })
  return decoded.ok ? { ok: true, bytes: new Uint8Array(decoded.output) } : decoded
}

function cropArea({ width, height }: { width: number; height: number }, { x, y, size }: Crop) {
  const shorter = Math.min(width, height)
  const side = Math.max(1, Math.round(clampToUnit(size, 1) * shorter))
  return {
    left: Math.min(Math.round(clampToUnit(x, 0) * width), width - side),
    top: Math.min(Math.round(clampToUnit(y, 0) * height), height - side),
    width: side,
    height: side,
  }
}

function clampToUnit(value: number, fallback: number) {
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : fallback
}
