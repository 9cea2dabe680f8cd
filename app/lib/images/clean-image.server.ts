import sharp, { type Metadata } from "sharp"

/** A square of a picture as people see it. */
export interface Crop {
  /** Its left edge, as a share of the picture's width. */
  x: number
  /** Its top edge, as a share of the picture's height. */
  y: number
  /** Its side, as a share of the picture's shorter side. */
  size: number
}

export interface WantedPicture {
  width: number
  height: number
  crop?: Crop
}

export type CleanPicture =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; reason: "empty" | "too-large" | "not-a-picture" | "too-many-pixels" | "damaged" }

export const MOST_PICTURE_BYTES = 5 * 1024 * 1024
const MOST_PIXELS = 25_000_000
const LONGEST_SECONDS = 10
const QUALITY = 82

/** How files begin that may be pictures, in hexadecimal, and what the decoder must then call them. */
const BEGINNINGS: { format: Metadata["format"]; begins: RegExp }[] = [
  { format: "png", begins: /^89504e470d0a1a0a/ },
  { format: "jpeg", begins: /^ffd8ff/ },
  { format: "gif", begins: /^474946383[79]61/ },
  { format: "webp", begins: /^52494646.{8}57454250/ },
  // The box that names the brands: AVIF among them. HEIC is not, for nobody may decode it without a licence.
  { format: "heif", begins: /^000000[1-4].66747970(61766966|61766973|6d696631.{8}(.{8})*?61766966)/ },
]

// What cannot be opened cannot be attacked: of all that the library reads, only these.
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
// A picture of 25 megapixels takes 100 MB while it is worked on: nothing is kept, and one is worked on at a time,
// which also leaves threads to those who read files and check passwords.
sharp.cache(false)
sharp.concurrency(2)
let line: Promise<unknown> = Promise.resolve()

/**
 * A new WebP made from the pixels of an upload, upright, of exactly the wanted size. Nothing else of the file is
 * left: no place, no camera, no comment, no archive behind the last pixel.
 */
export function cleanPicture(bytes: Uint8Array, wanted: WantedPicture): Promise<CleanPicture> {
  if (bytes.length === 0) return refused("empty")
  if (bytes.length > MOST_PICTURE_BYTES) return refused("too-large")
  const start = Buffer.from(bytes.subarray(0, 64)).toString("hex")
  const known = BEGINNINGS.find(({ begins }) => begins.test(start))
  if (!known) return refused("not-a-picture")
  const made = line.then(() => remake(bytes, known.format, wanted))
  line = made
  return made
}

// Whatever the decoder complains of, it complains of these bytes: each refusal is about the picture.
async function remake(bytes: Uint8Array, format: Metadata["format"], wanted: WantedPicture) {
  try {
    const about = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (about.format !== format) return refused("not-a-picture")
    if (about.width * about.height > MOST_PIXELS) return refused("too-many-pixels")
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient()
    if (wanted.crop) picture.extract(squareIn(about.autoOrient, wanted.crop))
    const made = await picture
      .resize(wanted.width, wanted.height, { fit: "cover" })
      .webp({ quality: QUALITY })
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
    return { ok: true, bytes: new Uint8Array(made) } as const
  } catch {
    return refused("damaged")
  }
}

function squareIn({ width, height }: { width: number; height: number }, { x, y, size }: Crop) {
  const shorter = Math.min(width, height)
  const side = Math.max(1, Math.round(share(size, 1) * shorter))
  return {
    left: Math.min(Math.round(share(x, 0) * width), width - side),
    top: Math.min(Math.round(share(y, 0) * height), height - side),
    width: side,
    height: side,
  }
}

function share(value: number, otherwise: number) {
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), 1) : otherwise
}

async function refused(reason: Extract<CleanPicture, { ok: false }>["reason"]): Promise<CleanPicture> {
  return { ok: false, reason }
}
