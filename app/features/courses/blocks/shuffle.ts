/** A deterministic shuffle: the order depends only on the seed. */
export function shuffled<T>(items: readonly T[], name: string): T[] {
  const order = [...items]
  let seed = hash(name)
  for (let last = order.length - 1; last > 0; last--) {
    seed = next(seed)
    const other = seed % (last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  // An ordering task must not start in the correct order.
  const isUntouched = items.length > 1 && order.every((item, i) => item === items[i])
  return isUntouched ? [...order.slice(1), order[0]!] : order
}

// FNV-1a: short, and spreads seeds that differ in one letter.
function hash(text: string) {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0
  return value
}

function next(seed: number) {
  let value = (seed + 0x6d2b79f5) >>> 0
  value = Math.imul(value ^ (value >>> 15), value | 1)
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
  return (value ^ (value >>> 14)) >>> 0
}
