// High enough for a class behind one IP address.
const PER_MINUTE = { lookup: 30, page: 60, file: 120 }
const MINUTE_MS = 60_000
const MAX_ENTRIES = 10_000

const seen = new Map<string, { since: number; count: number }>()

/** Counts a request. Returns the seconds to wait, or null if it is allowed. */
export function waitForLookup(
  address: string | null | undefined,
  kind: keyof typeof PER_MINUTE = "lookup",
  now = Date.now(),
): number | null {
  // A cacheable page is rendered without a client address.
  if (!address) return null
  const key = `${kind} ${networkOf(address)}`
  const previous = seen.get(key)
  const window = previous && now - previous.since < MINUTE_MS ? previous : { since: now, count: 0 }
  window.count++
  seen.delete(key)
  seen.set(key, window)
  if (seen.size > MAX_ENTRIES) seen.delete(seen.keys().next().value!)
  return window.count > PER_MINUTE[kind] ? Math.ceil((window.since + MINUTE_MS - now) / 1000) : null
}

// An IPv6 household has a /64 network.
function networkOf(address: string) {
  if (!address.includes(":") || address.includes(".")) return address
  const [head = "", tail] = address.split("::")
  const before = head.split(":").filter(Boolean)
  const after = (tail ?? "").split(":").filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, gap)).fill("0"), ...after].slice(0, 4).join(":")
}
