import sharp, { type Metadata, type Sharp } from "sharp"

export type ImageProblem = "empty" | "too-large" | "not-a-picture" | "too-many-pixels" | "damaged"

const MAX_IMAGE_BYTES = 5 * 1024 * 1024
const MAX_PIXELS = 25_000_000

export const IMAGE_PROBLEMS: Record<ImageProblem, string> = {
  empty: "Choose a picture first.",
  "too-large": "That picture is too large. Choose one of 5 MB or less.",
  "not-a-picture": "We can’t read that file. Choose a JPEG, PNG, WebP, AVIF or GIF.",
  "too-many-pixels": "That picture has too many pixels. Make it smaller than 5,000 by 5,000 first.",
  damaged: "That picture seems to be damaged. Try another one.",
}

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

type Decoded<Output> = { ok: true; output: Output } | { ok: false; reason: ImageProblem }

/**
 * Checks an uploaded image by its content and passes it, turned upright, to `work`, one upload at a time. An error
 * while decoding means that the upload is damaged.
 */
export function decodeUpload<Output>(
  bytes: Uint8Array,
  work: (picture: Sharp, size: { width: number; height: number }) => Promise<Output>,
): Promise<Decoded<Output>> {
  if (bytes.length === 0) return rejected("empty")
  if (bytes.length > MAX_IMAGE_BYTES) return rejected("too-large")
  const start = Buffer.from(bytes.subarray(0, 64)).toString("hex")
  const known = SIGNATURES.find(({ signature }) => signature.test(start))
  if (!known) return rejected("not-a-picture")
  const decoded = queue.then(() => decode(bytes, known.format, work))
  queue = decoded
  return decoded
}

async function decode<Output>(
  bytes: Uint8Array,
  format: Metadata["format"],
  work: (picture: Sharp, size: { width: number; height: number }) => Promise<Output>,
): Promise<Decoded<Output>> {
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (metadata.format !== format) return rejected("not-a-picture")
    if (metadata.width * metadata.height > MAX_PIXELS) return rejected("too-many-pixels")
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient()
    return { ok: true, output: await work(picture, metadata.autoOrient) }
  } catch {
    return rejected("damaged")
  }
}

async function rejected(reason: ImageProblem) {
  return { ok: false, reason } as const
}
