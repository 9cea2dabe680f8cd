// A class may open its certificates behind one address; programs that check many are asked to go slowly.
const PER_MINUTE = { lookup: 30, page: 60, file: 120 }
const MINUTE_MS = 60_000
const REMEMBERED = 10_000

const seen = new Map<string, { since: number; count: number }>()

/** Counts what was asked for; tells how many seconds the address must wait, or null when it need not. */
export function waitForLookup(
  address: string | null | undefined,
  kind: keyof typeof PER_MINUTE = "lookup",
  now = Date.now(),
): number | null {
  // Without an address a page is being made for everybody, and whoever asked is counted when it is made for them.
  if (!address) return null
  const key = `${kind} ${networkOf(address)}`
  const held = seen.get(key)
  const turn = held && now - held.since < MINUTE_MS ? held : { since: now, count: 0 }
  turn.count++
  seen.delete(key)
  seen.set(key, turn)
  if (seen.size > REMEMBERED) seen.delete(seen.keys().next().value!)
  return turn.count > PER_MINUTE[kind] ? Math.ceil((turn.since + MINUTE_MS - now) / 1000) : null
}

// One household has many addresses of the sixth version.
function networkOf(address: string) {
  if (!address.includes(":") || address.includes(".")) return address
  const [head = "", tail] = address.split("::")
  const before = head.split(":").filter(Boolean)
  const after = (tail ?? "").split(":").filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, gap)).fill("0"), ...after].slice(0, 4).join(":")
}
