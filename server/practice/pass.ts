import { createHmac, timingSafeEqual } from "node:crypto"

const DAY_MS = 86_400_000

/** What opens a practice site at a public address until it expires: the time and its signature. */
export function newPass(key: string, days: number, now = Date.now()): string {
  const until = String(now + days * DAY_MS)
  return `${until}.${signature(key, until)}`
}

export function isPass(key: string, pass: string, now = Date.now()): boolean {
  const [until = "", signed = ""] = pass.split(".", 2)
  const [given, wanted] = [signed, signature(key, until)].map(text => Buffer.from(text))
  return given!.length === wanted!.length && timingSafeEqual(given!, wanted!) && Number(until) > now
}

function signature(key: string, until: string) {
  return createHmac("sha256", key).update(`practice ${until}`).digest("base64url")
}
