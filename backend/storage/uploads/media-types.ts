import { invalidMimeType } from "../errors.ts"

const MEDIA_TYPE = /^[\w.+-]{1,100}\/[\w.+-]{1,100}(\s*;\s*[\w.+-]+=("[\w .+-]*"|[\w.+-]*))*$/

// What a browser may show in its own window. Everything else is for saving, above all what can carry a script;
// a page can still play sounds and films, which an element takes as they come.
const SHOWN = /^image\/(png|jpeg|gif|webp|avif|bmp)$/

const HEIF = /^.{8}66747970(68656963|68656978|68657663|6d696631|6d736631)/
const ICON = /^00000100/
const JPEG = /^ffd8ff/

/** How files of these types begin, in hexadecimal. */
const SIGNATURES: Record<string, RegExp> = {
  "image/png": /^89504e470d0a1a0a/,
  "image/jpeg": JPEG,
  "image/jpg": JPEG,
  "image/gif": /^474946383[79]61/,
  "image/webp": /^52494646.{8}57454250/,
  "image/avif": /^.{8}66747970617669(66|73)/,
  "image/heic": HEIF,
  "image/heif": HEIF,
  "image/bmp": /^424d/,
  "image/tiff": /^(49492a00|4d4d002a)/,
  "image/x-icon": ICON,
  "image/vnd.microsoft.icon": ICON,
  "application/pdf": /^255044462d/,
}

/** How many of a file's first bytes are needed to know it. */
export const SIGNATURE_BYTES = 16

/** The type without parameters, in lower case. */
export function essence(type: string) {
  return type.split(";", 1)[0]!.trim().toLowerCase()
}

export function checkedMediaType(type: string): string {
  if (!MEDIA_TYPE.test(type)) throw invalidMimeType(type)
  return type
}

/** Refuses a type that the bucket's list does not name, by itself or as `image/*`. */
export function checkAllowed(type: string, allowed: readonly string[] | null) {
  if (!allowed || allowed.length === 0) return
  const wanted = essence(type)
  const isAllowed = allowed.some(entry => {
    const pattern = entry.toLowerCase()
    return pattern === wanted || pattern === "*/*" || pattern === wanted.replace(/\/.*/, "/*")
  })
  if (!isAllowed) throw invalidMimeType(type)
}

/** Refuses a file that calls itself an image or a PDF and does not begin like one. */
export function checkSignature(type: string, firstBytes: Uint8Array) {
  const signature = SIGNATURES[essence(type)]
  if (signature && !signature.test(Buffer.from(firstBytes).toString("hex"))) throw invalidMimeType(type)
}

export function hasSignature(type: string) {
  return essence(type) in SIGNATURES
}

export function mayBeShown(type: string) {
  return SHOWN.test(essence(type))
}

/** The type an object is sent with; HTML goes out as text, as on hosted. */
export function servedType(type: string) {
  return /html/i.test(essence(type)) ? "text/plain" : type
}

/** Whether a bucket may have this in its list of types. */
export function isListable(type: string) {
  return /^([\w.+-]+\/([\w.+-]+|\*)|\*\/\*)$/.test(type)
}
