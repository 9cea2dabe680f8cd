import sharp, { type Sharp } from "sharp"
import { decodeUpload, IMAGE_PROBLEMS } from "#app/lib/images/decode-upload.server.ts"
import { ICON_SIZE, LOGO_SIZE } from "#app/lib/theming/site-logo.ts"

const LEAST = { width: 252, height: 60 }
const LEAST_OF_ICON = { width: 256, height: 256 }
// Phones cut icons to their own shape and show what is in the middle four fifths.
const ICON_MARGIN = 64
const MAX_BYTES = 150_000
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
const PLATE = { r: 255, g: 255, b: 255, alpha: 1 }
const MARGIN = 16
const KINDS = ["image/png", "image/webp"]

type Errors = { errors: Record<string, string> }
type Made = { image: string } | { error: string }

/** Both images of the uploaded logo, as the arguments of the functions that save one. */
export async function logoFiles(form: FormData): Promise<{ on_light: string; on_dark: string } | Errors> {
  const file = form.get("logo")
  const dark = form.get("logo_on_dark")
  const onLight = await logoImage(file)
  if ("error" in onLight) return { errors: { logo: onLight.error } }
  const onDark = isFile(dark) ? await logoImage(dark) : await logoOnPlate(file)
  if ("error" in onDark) return { errors: { [isFile(dark) ? "logo_on_dark" : "logo"]: onDark.error } }
  return { on_light: onLight.image, on_dark: onDark.image }
}

/** The uploaded icon, or one made of the logo. */
export async function logoIcon(form: FormData): Promise<{ icon: string } | Errors> {
  const given = form.get("logo_icon")
  const made = isFile(given) ? await iconImage(given) : await iconOfLogo(form.get("logo"))
  return "error" in made
    ? { errors: { [isFile(given) ? "logo_icon" : "logo"]: made.error } }
    : { icon: made.image }
}

function isFile(value: unknown): value is File {
  return value instanceof File && value.size > 0
}

function iconImage(file: unknown) {
  const size = { width: ICON_SIZE, height: ICON_SIZE }
  return madeImage(
    file,
    picture => picture.flatten({ background: PLATE }).resize({ ...size, fit: "cover" }),
    { least: LEAST_OF_ICON, keepsMargin: true },
  )
}

function iconOfLogo(file: unknown) {
  const size = ICON_SIZE - 2 * ICON_MARGIN
  const edges = { top: ICON_MARGIN, bottom: ICON_MARGIN, left: ICON_MARGIN, right: ICON_MARGIN }
  return madeImage(file, picture =>
    picture
      .flatten({ background: PLATE })
      .resize({ width: size, height: size, fit: "contain", background: PLATE })
      .extend({ ...edges, background: PLATE }),
  )
}

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

async function madeImage(
  file: unknown,
  draw: (picture: Sharp) => Sharp,
  { least = LEAST, keepsMargin = false } = {},
): Promise<Made> {
  if (!isFile(file)) return { error: "Choose a file first." }
  if (!KINDS.includes(file.type))
    return { error: "Choose a PNG or WebP file. An SVG file can be exported as PNG." }
  const decoded = await decodeUpload(new Uint8Array(await file.arrayBuffer()), async (picture, size) => {
    if (size.width < least.width || size.height < least.height) return null
    // The margin around a drawing would make it small in the header.
    const drawing = keepsMargin ? picture : sharp(await picture.trim().png().toBuffer())
    return draw(drawing).png({ palette: true }).toBuffer()
  })
  if (!decoded.ok) return { error: IMAGE_PROBLEMS[decoded.reason] }
  if (!decoded.output)
    return { error: `Choose a larger file: at least ${least.width} by ${least.height} pixels.` }
  if (decoded.output.length > MAX_BYTES)
    return { error: "That logo has too many details. Choose a simpler one." }
  return { image: decoded.output.toString("base64") }
}
