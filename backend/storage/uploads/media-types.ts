import { invalidMimeType } from "../errors.ts"

const MEDIA_TYPE = /^[\w.+-]{1,100}\/[\w.+-]{1,100}(\s*;\s*[\w.+-]+=("[\w .+-]*"|[\w.+-]*))*$/

// Types that browsers may display inline. Everything else is downloaded, above all what can contain scripts;
// audio and video elements still work.
const INLINE_TYPES = /^image\/(png|jpeg|gif|webp|avif|bmp)$/

const HEIF = /^.{8}66747970(68656963|68656978|68657663|6d696631|6d736631)/
const ICON = /^00000100/
const JPEG = /^ffd8ff/

/** File signatures in hexadecimal. */
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

/** Number of bytes needed to check a signature. */
export const SIGNATURE_BYTES = 16

/** The type without parameters, in lower case. */
function essence(type: string) {
  return type.split(";", 1)[0]!.trim().toLowerCase()
}

export function validateMediaType(type: string): string {
  if (!MEDIA_TYPE.test(type)) throw invalidMimeType(type)
  return type
}

/** Rejects a type that is not on the bucket's list, directly or as `image/*`. */
export function checkAllowed(type: string, allowed: readonly string[] | null) {
  if (!allowed || allowed.length === 0) return
  const wanted = essence(type)
  const isAllowed = allowed.some(entry => {
    const pattern = entry.toLowerCase()
    return pattern === wanted || pattern === "*/*" || pattern === wanted.replace(/\/.*/, "/*")
  })
  if (!isAllowed) throw invalidMimeType(type)
}

/** Rejects an image or PDF whose content has the wrong signature. */
export function checkSignature(type: string, firstBytes: Uint8Array) {
  const signature = SIGNATURES[essence(type)]
  if (signature && !signature.test(Buffer.from(firstBytes).toString("hex"))) throw invalidMimeType(type)
}

export function hasSignature(type: string) {
  return essence(type) in SIGNATURES
}

export function canBeInline(type: string) {
  return INLINE_TYPES.test(essence(type))
}

/** The type an object is served with; HTML is served as text, as on hosted. */
export function servedType(type: string) {
  return /html/i.test(essence(type)) ? "text/plain" : type
}

/** Whether the type can be on a bucket's list. */
export function isListable(type: string) {
  return /^([\w.+-]+\/([\w.+-]+|\*)|\*\/\*)$/.test(type)
}
