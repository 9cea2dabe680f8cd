import { createHmac } from "node:crypto"

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
const STEP_SECONDS = 30

/**
 * The code of the next step. The server accepts one step early or late, so it stays valid for at least a minute.
 * The server accepts each code once.
 */
export function totpCode(secret: string) {
  const bits = [...secret.replace(/\s/g, "")].map(letter =>
    LETTERS.indexOf(letter).toString(2).padStart(5, "0"),
  )
  const key = Buffer.from(
    bits
      .join("")
      .match(/.{8}/g)!
      .map(byte => Number.parseInt(byte, 2)),
  )
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + 1))
  const digest = createHmac("sha1", key).update(counter).digest()
  const code = (digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff) % 1_000_000
  return String(code).padStart(6, "0")
}
