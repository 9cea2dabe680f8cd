import { createHmac, randomBytes } from "node:crypto"
import { timingSafeEquals } from "../secrets.ts"

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
const STEP_MS = 30_000
// Tolerates a clock that is off by one step.
const TOLERATED = [0, -1, 1]

export function newTotpSecret() {
  return toBase32(randomBytes(20))
}

/** The 30-second step that the code belongs to, or null; `after` is the newest step already used. */
export function matchingStep(secret: string, code: string, after: number): number | null {
  const now = currentStep()
  return (
    TOLERATED.map(offset => now + offset).find(
      step => step > after && timingSafeEquals(totpCode(secret, step), code),
    ) ?? null
  )
}

export function currentStep() {
  return Math.floor(Date.now() / STEP_MS)
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest()
  const offset = digest[19]! & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0")
}

export function totpUri(secret: string, issuer: string, account: string) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const values = new URLSearchParams({ algorithm: "SHA1", digits: "6", issuer, period: "30", secret })
  return `otpauth://totp/${label}?${values.toString().replaceAll("+", "%20")}`
}

function toBase32(bytes: Buffer) {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, "0")).join("")
  return (bits.match(/.{1,5}/g) ?? []).map(five => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("")
}

function fromBase32(text: string) {
  const bits = [...text].map(char => ALPHABET.indexOf(char).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(eight => Number.parseInt(eight, 2)))
}
