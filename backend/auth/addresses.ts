import { isIP } from "node:net"
import { validationFailed } from "./errors.ts"

const MAX_EMAIL = 254
const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${LABEL}\\.)+${LABEL}$`)

/** A mail address in the one spelling under which an account is kept. */
export function normalEmail(given: string): string {
  const email = given.toLowerCase()
  if (email.length > MAX_EMAIL || !EMAIL.test(email)) {
    throw validationFailed("Unable to validate email address: invalid format")
  }
  return email
}

/** The mailbox behind an address: without what people add to sort their mail, and Gmail's dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@")
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  const plain = local.replace(/(?<=.)\+.*/, "")
  const isGmail = domain === "gmail.com" || domain === "googlemail.com"
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`
}

/** What counts as one caller: an IPv4 address, or the /64 that one household or server has in IPv6. */
export function callerNetwork(address: string): string {
  const groups = ipv6Groups(address)
  return groups ? groups.slice(0, 4).join(":") : plainIpv4(address)
}

/** Enough to recognize one's own session by, too little to name a household: /24 or /48. */
export function cutAddress(address: string | null): string | null {
  if (address === null) return null
  const groups = ipv6Groups(address)
  if (groups) return `${groups.slice(0, 3).join(":")}::`
  const plain = plainIpv4(address)
  return isIP(plain) === 4 ? `${plain.split(".").slice(0, 3).join(".")}.0` : null
}

/** The part of an address that is kept, so that people know it for a part: "203.0.113.x" */
export function networkInWords(cut: string | null) {
  return cut?.replace(/\.0$|::$/, mark => (mark === "::" ? ":x" : ".x")) ?? null
}

function plainIpv4(address: string) {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
}

function ipv6Groups(address: string): string[] | null {
  const plain = address.split("%")[0] ?? ""
  if (isIP(plain) !== 6 || plain.includes(".")) return null
  const [head = "", tail] = plain.toLowerCase().split("::")
  const before = head === "" ? [] : head.split(":")
  const after = tail === undefined || tail === "" ? [] : tail.split(":")
  const middle = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(middle).fill("0"), ...after].map(group => group.replace(/^0+(?=.)/, ""))
}
