import sharp, { type Sharp } from "sharp"
import { decodeUpload, IMAGE_PROBLEMS } from "#app/lib/images/decode-upload.server.ts"
import { LOGO_SIZE } from "#app/lib/theming/site-logo.ts"

const LEAST = { width: 252, height: 60 }
const MAX_BYTES = 150_000
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const PLATE = { r: 255, g: 255, b: 255, alpha: 1 }
const MARGIN = 16
const KINDS = ["image/png", "image/webp"]

type Made = { image: string } | { error: string }

/** The uploaded logo as the site stores it: its pixels only, in a clear picture of one size, as base64. */
export function logoImage(file: unknown) {
  return madeImage(file, picture =>
    picture.resize({ ...LOGO_SIZE, fit: "contain", position: "left", background: CLEAR }),
  )
}

/** The same logo on white, for dark backgrounds. */
export function logoOnPlate(file: unknown) {
  const [width, height] = [LOGO_SIZE.width - 2 * MARGIN, LOGO_SIZE.height - 2 * MARGIN]
  const edges = { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN }
  return madeImage(file, picture =>
    picture
      .flatten({ background: PLATE })
      .resize({ width, height, fit: "contain", background: PLATE })
      .extend({ ...edges, background: PLATE }),
  )
}

async function madeImage(file: unknown, draw: (picture: Sharp) => Sharp): Promise<Made> {
  if (!(file instanceof File) || file.size === 0) return { error: "Choose a file first." }
  if (!KINDS.includes(file.type))
    return { error: "Choose a PNG or WebP file. An SVG file can be exported as PNG." }
  const decoded = await decodeUpload(new Uint8Array(await file.arrayBuffer()), async (picture, size) => {
    if (size.width < LEAST.width || size.height < LEAST.height) return null
    // The margin around a drawing would make it small in the header.
    const trimmed = await picture.trim().png().toBuffer()
    return draw(sharp(trimmed)).png({ palette: true }).toBuffer()
  })
  if (!decoded.ok) return { error: IMAGE_PROBLEMS[decoded.reason] }
  if (!decoded.output)
    return { error: `Choose a larger file: at least ${LEAST.width} by ${LEAST.height} pixels.` }
  if (decoded.output.length > MAX_BYTES)
    return { error: "That logo has too many details. Choose a simpler one." }
  return { image: decoded.output.toString("base64") }
}
