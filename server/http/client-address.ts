import type { IncomingMessage } from "node:http"
import { isIP } from "node:net"

/**
 * The client's address. Only the last `trustedProxies` entries of X-Forwarded-For were written by trusted
 * machines; anything before them can be forged.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? ""
  if (trustedProxies === 0) return peer
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map(part => part.trim())
    .filter(Boolean)
  const claimed = forwarded.at(-trustedProxies) ?? forwarded[0]
  return claimed && isIP(claimed) ? claimed : peer
}

/** Whether a connection comes from this machine. */
export function isLoopbackAddress(address: string): boolean {
  return /^(?:(?:::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i.test(address)
}

/** The scheme the client used, as seen by the outermost trusted proxy. */
export function forwardedProtocol(request: IncomingMessage, trustedProxies: number): string | null {
  if (trustedProxies === 0) return null
  const forwarded = String(request.headers["x-forwarded-proto"] ?? "").split(",")
  return (forwarded.at(-trustedProxies) ?? forwarded[0])?.trim().toLowerCase() || null
}

const truncated = new Map<string, string>()
const MAX_CACHED = 500

/** Precise enough to see a flood from one network, too coarse to identify a household: /24 or /48. */
export function truncateIp(address: string): string {
  let known = truncated.get(address)
  if (known === undefined) {
    known = networkOf(address)
    if (truncated.size >= MAX_CACHED) truncated.clear()
    truncated.set(address, known)
  }
  return known
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  const plain = mapped?.[1] ?? address.split("%")[0] ?? ""
  if (isIP(plain) === 4) return `${plain.split(".").slice(0, 3).join(".")}.0`
  if (isIP(plain) !== 6) return ""
  const [head = "", tail] = plain.split("::")
  const before = head === "" ? [] : head.split(":")
  const after = tail === undefined || tail === "" ? [] : tail.split(":")
  const groups =
    tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill("0"), ...after]
  return `${groups.slice(0, 3).join(":")}::`
}
