import { invalidBucketName, invalidKey } from "./errors.ts"

// Hosted's rule: S3's safe characters and those that need special handling, so no `%` and no `\`.
const KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/
const BUCKET = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/
const MAX_KEY_LENGTH = 1024

/** Validates an object key that has been decoded once. */
export function validateKey(key: string): string {
  const isPlain = key.length <= MAX_KEY_LENGTH && KEY.test(key) && key === key.trim()
  // File names on disk are hashes, but policies check folders, and `own/../other` would be ambiguous.
  if (!isPlain || key.split("/").some(part => part === "" || part === "." || part === "..")) {
    throw invalidKey(key)
  }
  return key
}

export function validateBucketName(name: string): string {
  if (!BUCKET.test(name) || name !== name.trim() || /^\.+$/.test(name)) throw invalidBucketName()
  return name
}

/** Splits `/bucket/folder/file.txt` into bucket and key. */
export function splitPath(path: string): { bucket: string; key: string } {
  const slash = path.indexOf("/")
  if (slash === -1) return { bucket: decodePath(path), key: "" }
  return { bucket: decodePath(path.slice(0, slash)), key: decodePath(path.slice(slash + 1)) }
}

export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalidKey(text)
  }
}
