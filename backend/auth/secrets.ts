import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto"

/** 256 random bits, fit for a link. */
export function newSecret() {
  return randomBytes(32).toString("base64url")
}

/** How a secret is kept: who reads the table cannot use it. */
export function hashOf(secret: string) {
  return createHash("sha256").update(secret).digest("hex")
}

export function newCode() {
  return String(randomInt(1_000_000)).padStart(6, "0")
}

export function isSameText(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
