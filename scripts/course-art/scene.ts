import type { Lettering } from "#app/lib/og-image/lettering.server.ts"
import { AIR, GREEN, INK, line, MARIGOLD, short, WHITE } from "./hand.ts"

const WIDE = 800
const HIGH = 450

export interface Drawing {
  width: number
  height: number
  svg: string
  /** Style rules for visitors without reduced motion. */
  motion?: string
}

export function wide(svg: string, motion?: string): Drawing {
  return { width: WIDE, height: HIGH, svg, motion }
}

export function sheet({ width, height, svg, motion }: Drawing) {
  const rules = motion
    ? `<style>@media (prefers-reduced-motion:no-preference){${motion.replace(/\s+/g, " ").trim()}}</style>`
    : ""
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rules}${svg}</svg>\n`
}

/** The animation cycle: five seconds, in for two, out for three. */
export function breathing(name: string, from: string, to: string) {
  return `.${name}{transform-box:fill-box;transform-origin:50% 100%;animation:${name} 5s cubic-bezier(.45,.05,.35,1) infinite}@keyframes ${name}{0%,100%{transform:${from}}40%{transform:${to}}}`
}

/** A plain background color. */
export function field(color: string, width = WIDE, height = HIGH) {
  return `<rect width="${width}" height="${height}" fill="${color}"/>`
}

export function rings(
  x: number,
  y: number,
  radius: number,
  [outer, middle, inner]: readonly [string, string, string],
) {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${outer}"/><circle cx="${x}" cy="${y}" r="${short(radius * 0.76)}" fill="${middle}"/><circle cx="${x}" cy="${y}" r="${short(radius * 0.52)}" fill="${inner}"/>`
}

/** Outside: sky, a pulsing sun, two waves of grass. */
export function meadow() {
  return `${field(AIR[200])}${rings(640, 110, 180, [AIR[300], "#e3f4ff", WHITE])}<path d="M0 350C160 326 360 366 800 334V450H0Z" fill="${GREEN[300]}"/><path d="M0 398C220 372 440 414 800 380V450H0Z" fill="${GREEN[400]}"/>`
}

/** A room seen from above: the floor, and a rug with its border. */
export function rug(color: string = GREEN[200], border: string = GREEN[300], floor: string = MARIGOLD[100]) {
  return `${field(floor)}<path d="M38 66C34 46 44 38 64 38C240 30 560 44 738 36C758 36 766 44 764 66C770 170 758 290 766 388C766 408 758 416 738 416C560 424 240 410 64 418C44 418 36 410 38 388C30 290 42 170 38 66Z" fill="${color}"/><path d="M62 74C240 58 560 70 738 62M62 392C240 400 560 386 738 394" fill="none" stroke="${border}" stroke-width="10" stroke-linecap="round" stroke-dasharray="2 26"/>`
}

interface Type {
  size?: number
  color?: string
  align?: "start" | "middle" | "end"
  wdth?: number
}

/** A word as outlines, because an SVG image cannot use the page's fonts. */
export function word(letters: Lettering, text: string, x: number, y: number, looks: Type = {}) {
  const { size = 36, color = INK, align = "middle", wdth = 92 } = looks
  const type = { size, wdth, wght: 850 }
  const width = letters.width(text, type)
  const start = { start: x, middle: x - width / 2, end: x - width }[align]
  return `<g transform="translate(${short(start)} ${y})" fill="${color}">${letters.shapes(text, type)}</g>`
}

/** A curved arrow: its line, and a head at the end in direction `turn`. */
export function arrow(d: string, tip: readonly [number, number], turn: number, color = INK, width = 11) {
  return `${line(d, width, color)}<path d="M-6-17L24 0L-6 17Z" transform="translate(${tip[0]} ${tip[1]}) rotate(${turn})" fill="${color}" stroke="${color}" stroke-width="6" stroke-linejoin="round"/>`
}
