import sharp, { type Metadata } from "sharp"

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

export type CleanImageResult =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: "empty" | "too-large" | "not-a-picture" | "too-many-pixels" | "damaged" }

const MAX_IMAGE_BYTES = 5 * 1024 * 1024
const MAX_PIXELS = 25_000_000
const TIMEOUT_SECONDS = 10
const QUALITY = 82

/** File signatures of accepted formats in hexadecimal, and the format that the decoder must report. */
const SIGNATURES: { format: Metadata["format"]; signature: RegExp }[] = [
  { format: "png", signature: /^89504e470d0a1a0a/ },
  { format: "jpeg", signature: /^ffd8ff/ },
  { format: "gif", signature: /^474946383[79]61/ },
  { format: "webp", signature: /^52494646.{8}57454250/ },
  // The `ftyp` box lists the brands. AVIF is accepted; HEIC is not, because decoding it requires a license.
  { format: "heif", signature: /^000000[1-4].66747970(61766966|61766973|6d696631.{8}(.{8})*?61766966)/ },
]

// Only these decoders are enabled, to keep the attack surface small.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadPng",
    "VipsForeignLoadJpeg",
    "VipsForeignLoadNsgif",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
  ],
})
// An image of 25 megapixels takes 100 MB in memory: nothing is cached and images are processed one at a time, which
// also leaves threads for file access and password hashing.
sharp.cache(false)
sharp.concurrency(2)
let queue: Promise<unknown> = Promise.resolve()

/**
 * Re-encodes an upload as a WebP, upright and exactly of the target size. Drops everything but the pixels: location,
 * camera, comments, data appended to the file.
 */
export function cleanImage(bytes: Uint8Array, wanted: ImageTarget): Promise<CleanImageResult> {
  if (bytes.length === 0) return refused("empty")
  if (bytes.length > MAX_IMAGE_BYTES) return refused("too-large")
  const start = Buffer.from(bytes.subarray(0, 64)).toString("hex")
  const known = SIGNATURES.find(({ signature }) => signature.test(start))
  if (!known) return refused("not-a-picture")
  const output = queue.then(() => reencode(bytes, known.format, wanted))
  queue = output
  return output
}

// Any decoder error means that the upload is damaged.
async function reencode(bytes: Uint8Array, format: Metadata["format"], wanted: ImageTarget) {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (metadata.format !== format) return refused("not-a-picture")
    if (metadata.width * metadata.height > MAX_PIXELS) return refused("too-many-pixels")
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient()
    if (wanted.crop) picture.extract(cropArea(metadata.autoOrient, wanted.crop))
    const output = await picture
      .resize(wanted.width, wanted.height, { fit: "cover" })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
    return { ok: true, bytes: new Uint8Array(output) } as const
  } catch {
    return refused("damaged")
  }
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

async function refused(
  reason: Extract<CleanImageResult, { ok: false }>["reason"],
): Promise<CleanImageResult> {
  return { ok: false, reason }
}
