import { MARK_PATH } from "#app/ui/brand/loader.tsx"
import { rosettePath } from "#app/ui/brand/rosette-path.ts"

export const SHEET = { width: 1180, height: 834 }
export const INK = "#041c13"
const GREEN = { 300: "#76f4a8", 400: "#35e583", 600: "#089952" }
const AIR = "#2aa5eb"
const SIREN = "#f84b28"
const MARIGOLD = "#da720d"

/** A group of fine lines in one color. */
export interface Threads {
  paths: readonly string[]
  color: string
  width: number
  opacity?: number
  /** Their center. */
  at?: readonly [number, number]
  /** Copies of the lines, rotated by these degrees. */
  turns?: readonly number[]
  scale?: number
}

export interface Disc {
  at: readonly [number, number]
  radius: number
  fill: string
  edge?: number
}

const EDGE = 46
const { width: W, height: H } = SHEET
const CORNERS = [
  [EDGE, EDGE],
  [W - EDGE, EDGE],
  [EDGE, H - EDGE],
  [W - EDGE, H - EDGE],
] as const
export const SEAL = [1016, 606] as const
export const SEAL_RADIUS = 104

/** The paper: waves and the mark in nested outlines. */
export const PAPER: readonly Threads[] = [
  { paths: waves(), color: GREEN[300], width: 0.6, opacity: 0.75 },
  ...outlines(),
]

/** The braid along the four sides. */
export const BRAIDS: readonly Threads[] = [EDGE, H - EDGE]
  .flatMap(y => [braid(y, false, 36, 46, 9, GREEN[600]), braid(y, false, 18, 30, 5, AIR)])
  .concat(
    [EDGE, W - EDGE].flatMap(x => [braid(x, true, 24, 46, 9, GREEN[600]), braid(x, true, 12, 30, 5, AIR)]),
  )

/** The four corners and the seal, each on a white disc. */
export const DISCS: readonly Disc[] = [
  ...CORNERS.map(at => ({ at, radius: 46, fill: "#ffffff" })),
  { at: SEAL, radius: SEAL_RADIUS, fill: "#ffffff" },
]
export const ROSETTES: readonly Threads[] = [
  ...CORNERS.flatMap(at => [
    rosette(at, { radius: 44, swing: 0.16, waves: 8, ripple: 0.1, ripples: 24 }, 7, GREEN[600]),
    rosette(at, { radius: 27, swing: 0.22, waves: 5, ripple: 0.08, ripples: 15 }, 6, SIREN),
  ]),
  rosette(SEAL, { radius: SEAL_RADIUS, swing: 0.1, waves: 16, ripple: 0.05, ripples: 48 }, 5, GREEN[600]),
  rosette(SEAL, { radius: 84, swing: 0.2, waves: 12, ripple: 0.08, ripples: 36 }, 9, MARIGOLD),
]
export const SEAL_DISC: Disc = { at: SEAL, radius: 52, fill: GREEN[400], edge: 2.5 }
export const FRAMES = [
  { x: 82, y: 82, width: W - 164, height: H - 164 },
  { x: 14, y: 14, width: W - 28, height: H - 28 },
] as const

function rosette(
  at: readonly [number, number],
  shape: Parameters<typeof rosettePath>[0],
  copies: number,
  color: string,
) {
  const step = 360 / shape.waves / copies
  const turns = Array.from({ length: copies - 1 }, (_, index) => Number((step * (index + 1)).toFixed(2)))
  return { paths: [rosettePath(shape)], color, width: 0.6, at, turns }
}

/** Sine threads along a straight run that swell and thin out together. */
function braid(
  at: number,
  isVertical: boolean,
  count: number,
  height: number,
  threads: number,
  color: string,
): Threads {
  const length = (isVertical ? H : W) - 2 * EDGE
  const paths = Array.from({ length: threads }, (_, thread) =>
    line(count * 8, part => {
      const swell = 0.62 + 0.38 * Math.cos((part * count * Math.PI * 2) / 3)
      const turn = part * count * 2 * Math.PI + (thread / threads) * 2 * Math.PI
      const along = EDGE + part * length
      const across = at + (height / 2) * swell * Math.sin(turn)
      return isVertical ? [across, along] : [along, across]
    }),
  )
  return { paths, color, width: color === AIR ? 0.6 : 0.7 }
}

function waves() {
  return Array.from({ length: 34 }, (_, row) =>
    line(30, part => [
      46 + part * 1088,
      120 +
        row * 19 +
        9 * Math.sin(part * Math.PI * 4 + row * 0.32) +
        5 * Math.sin(part * Math.PI * 10 - row * 0.2),
    ]),
  )
}

function outlines(): Threads[] {
  const outer = MARK_PATH.slice(0, MARK_PATH.indexOf("Z") + 1)
  return Array.from({ length: 26 }, (_, ring) => {
    const scale = 5.5 - ring * 0.17
    const at = [590 - 50 * scale, 424 - 66 * scale] as const
    return { paths: [outer], color: GREEN[400], width: 1 / scale, opacity: 0.55, at, scale }
  })
}

function line(steps: number, point: (part: number) => readonly [number, number]) {
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const [x, y] = point(step / steps)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join("L")}`
}
