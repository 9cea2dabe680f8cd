import { invalidBucketName, invalidKey } from "./errors.ts"

// Hosted's rule: the characters S3 calls safe and those it calls in need of care; no others, so no `%`, no `\`.
const KEY = /^[\w/!\-.*'() &$@=;:+,?]+$/
const BUCKET = /^[\w!\-.*'() &$@=;:+,?]{1,100}$/
const MAX_KEY_LENGTH = 1024

/** An object's name as the address or a body gave it, decoded once. */
export function checkedKey(key: string): string {
  const isPlain = key.length <= MAX_KEY_LENGTH && KEY.test(key) && key === key.trim()
  // Nothing on disk is named after a key; but policies look at folders, and `own/../other` is in neither.
  if (!isPlain || key.split("/").some(part => part === "" || part === "." || part === "..")) {
    throw invalidKey(key)
  }
  return key
}

export function checkedBucketName(name: string): string {
  if (!BUCKET.test(name) || name !== name.trim() || /^\.+$/.test(name)) throw invalidBucketName()
  return name
}

/** What stands for the bucket and the key in `/bucket/folder/file.txt`. */
export function splitPath(path: string): { bucket: string; key: string } {
  const slash = path.indexOf("/")
  if (slash === -1) return { bucket: decoded(path), key: "" }
  return { bucket: decoded(path.slice(0, slash)), key: decoded(path.slice(slash + 1)) }
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalidKey(text)
  }
}
