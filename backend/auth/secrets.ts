import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto"

/** 256 random bits, safe in URLs. */
export function newSecret() {
  return randomBytes(32).toString("base64url")
}

/** Secrets are stored as hashes only. */
export function hashSecret(secret: string) {
  return createHash("sha256").update(secret).digest("hex")
}

export function newCode() {
  return String(randomInt(1_000_000)).padStart(6, "0")
}

export function timingSafeEquals(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
