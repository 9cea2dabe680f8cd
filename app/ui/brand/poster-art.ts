const round = (number: number) => Math.round(number * 10) / 10

const ARTS = ["rings", "bars", "cat", "arcs", "hills", "ribbons", "talk"] as const
export type Art = (typeof ARTS)[number]

/** Background, first ink, second ink, as classes. */
export const INKS = [
  ["fill-air-300", "text-green-500", "text-siren-400"],
  ["fill-marigold-300", "text-siren-400", "text-ink"],
  ["fill-green-300", "text-ink", "text-marigold-400"],
  ["fill-siren-300", "text-ink", "text-air-300"],
  ["fill-green-900", "text-green-400", "text-marigold-400"],
] as const
export type Inks = (typeof INKS)[number]

const TILTS = ["-rotate-2", "rotate-[1.5deg]", "-rotate-1", "rotate-2"] as const

/** The same id always gets the same poster; neighbors rarely look alike. */
export function posterOf(id: string) {
  const seed = hash(id)
  return {
    art: ARTS[seed % ARTS.length]!,
    inks: INKS[(seed >>> 4) % INKS.length]!,
    tilt: TILTS[(seed >>> 9) % TILTS.length]!,
  }
}

/** A shape between a circle and a square. */
export function squircle(x: number, y: number, radius: number, bend = 0.66) {
  const c = radius * bend
  const [left, right, top, low] = [x - radius, x + radius, y - radius, y + radius].map(round)
  const [l, r, t, b] = [x - c, x + c, y - c, y + c].map(round)
  return `M${x} ${top}C${r} ${top} ${right} ${t} ${right} ${y}C${right} ${b} ${r} ${low} ${x} ${low}C${l} ${low} ${left} ${b} ${left} ${y}C${left} ${t} ${l} ${top} ${x} ${top}Z`
}

export function rings(x: number, y: number) {
  return Array.from({ length: 13 }, (_, index) => squircle(x, y, (index + 1) * 15)).join("")
}

/** FNV-1a, 32 bits. */
function hash(text: string) {
  let sum = 0x811c9dc5
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0)!, 0x01000193)
  return (sum ^ (sum >>> 15)) >>> 0
}
