import { isIP } from "node:net"

/** What counts as one client: an IPv4 address, or the /64 that a household or server has in IPv6. */
export function networkOf(address: string): string {
  const groups = ipv6Groups(address)
  return groups ? groups.slice(0, 4).join(":") : unmapIpv4(address)
}

/** Precise enough to recognize your own session, too coarse to identify a household: /24 or /48. */
export function truncateIp(address: string | null): string | null {
  if (address === null) return null
  const groups = ipv6Groups(address)
  if (groups) return `${groups.slice(0, 3).join(":")}::`
  const plain = unmapIpv4(address)
  return isIP(plain) === 4 ? `${plain.split(".").slice(0, 3).join(".")}.0` : null
}

/** Formats a truncated address so that it is recognizable as such: "203.0.113.x" */
export function formatNetwork(cut: string | null) {
  return cut?.replace(/\.0$|::$/, mark => (mark === "::" ? ":x" : ".x")) ?? null
}

function unmapIpv4(address: string) {
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
