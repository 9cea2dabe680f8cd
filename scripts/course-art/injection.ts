import type { Lettering } from "#app/lib/og-image/lettering.server.ts"
import { AIR, figure, GRAY, GREEN, INK, line, MARIGOLD, placed, SIREN, WHITE } from "./hand.ts"
import { onBack } from "./lying.ts"
import { arm, bandana, body, fingertip, head, paw, stripe } from "./narcat.ts"
import { arrow, type Drawing, field, rings, rug, wide, word } from "./scene.ts"
import { doseClock } from "./steps.ts"

interface Place {
  x: number
  y: number
  turn?: number
  scale?: number
}

const LOOK = { outline: 3.2, drop: 2.6, wobble: 0.5 }

/** A vial standing upright, its center at 0, 0, 72 by 132; `full` is the share of liquid. */
export function vial({ full = 1, turned = false, ...place }: Place & { full?: number; turned?: boolean }) {
  // The caller turns the whole vial, so upside-down liquid collects at the neck.
  const liquid = turned ? `M-40-66H40V${-60 + 96 * full}H-40Z` : `M-40 ${62 - 78 * full}H40V72H-40Z`
  const glass = figure([{ d: "M-24-36C-24-30-36-26-36-12V54C-36 66 36 66 36 54V-12C36-26 24-30 24-36Z" }], {
    ...LOOK,
    fill: WHITE,
    inside: `<path d="${liquid}" fill="${AIR[300]}"/>`,
  })
  const collar = figure([{ d: "M-27-60C-27-64 27-64 27-60V-38C27-34-27-34-27-38Z" }], {
    ...LOOK,
    fill: GRAY[300],
  })
  const label = `<path d="M-36 4H36V36H-36Z" fill="${GREEN[400]}"/>${line("M-36 4H36M-36 36H36", 3.4)}${line("M-20 20H-8C-3 20-6 12 0 12S3 20 8 20H20", 4, WHITE)}`
  const rubber = `<ellipse cx="0" cy="-61" rx="14" ry="4.500" fill="${SIREN[400]}" stroke="${INK}" stroke-width="3"/>`
  return placed(glass + collar + label + rubber + line("M-26-14V-4", 4, WHITE), place)
}

interface SyringeLooks extends Place {
  /** The share of the barrel that holds liquid. */
  filled?: number
  /** How much of the needle is hidden. */
  sunk?: number
  hasNeedle?: boolean
}

/** A syringe, needle down, the middle of its barrel at 0, 0. */
export function syringe({ filled = 0, sunk = 0, hasNeedle = true, ...place }: SyringeLooks) {
  const rod = -72 - 88 * filled
  const plunger = figure(
    [
      { d: `M-6-40V${rod}H6V-40Z` },
      { d: `M-20 ${rod}C-20 ${rod - 10} 20 ${rod - 10} 20 ${rod}C20 ${rod + 6}-20 ${rod + 6}-20 ${rod}Z` },
    ],
    { ...LOOK, fill: SIREN[400] },
  )
  const stopper = 44 - 88 * filled
  const inside =
    `<path d="M-20 ${stopper}H20V60H-20Z" fill="${AIR[300]}"/>` +
    `<path d="M-20 ${stopper - 12}H20V${stopper}H-20Z" fill="${GRAY[700]}"/>`
  const barrel = figure(
    [{ d: "M-17-50H17V46C17 52-17 52-17 46Z" }, { d: "M-30-54C-30-59 30-59 30-54C30-49-30-49-30-54Z" }],
    { ...LOOK, fill: WHITE, inside },
  )
  const marks = line("M17-30H7M17-10H7M17 10H7M17 30H7", 3)
  const hub = figure([{ d: "M-7 48H7L5 64H-5Z" }], { ...LOOK, fill: GREEN[400] })
  const needle = hasNeedle ? line(`M0 64V${108 - sunk}`, 5) + line(`M0 64V${107 - sunk}`, 2, GRAY[300]) : ""
  return placed(needle + plunger + barrel + marks + hub, place)
}

/** The vial with its cap off, and the syringe with its cover off. */
export function vialAndSyringe(letters: Lettering): Drawing {
  const cap = placed(
    figure([{ d: "M-30-10C-30-18 30-18 30-10V10C30 16-30 16-30 10Z" }], {
      ...LOOK,
      fill: MARIGOLD[400],
      rim: MARIGOLD[300],
    }),
    { x: 348, y: 104, turn: 24, scale: 1.5 },
  )
  const cover = placed(
    figure([{ d: "M-10-44C-10-52 10-52 10-44V34C10 40-10 40-10 34Z" }], { ...LOOK, fill: AIR[100] }) +
      line("M-4-36V24", 4, WHITE),
    { x: 712, y: 262, turn: 20, scale: 1.5 },
  )
  return wide(
    field(AIR[200]) +
      rings(400, 226, 330, [AIR[300], "#bfe8ff", AIR[100]]) +
      vial({ x: 222, y: 246, scale: 1.9 }) +
      cap +
      arrow("M214 116C210 84 226 60 254 62", [256, 63], 14, INK, 9) +
      syringe({ x: 566, y: 194, scale: 1.5 }) +
      cover +
      arrow("M584 352C612 372 644 368 664 342", [666, 340], -50, INK, 9) +
      word(letters, "Vial", 222, 424, { size: 42 }) +
      word(letters, "Syringe", 566, 424, { size: 42 }),
  )
}

/** The vial upside down, the needle through the rubber, the barrel full. */
export function drawUp(letters: Lettering): Drawing {
  return wide(
    field(MARIGOLD[200]) +
      rings(400, 225, 260, [MARIGOLD[300], "#ffdb91", MARIGOLD[100]]) +
      placed(syringe({ x: 0, y: 0, filled: 0.86, sunk: 34 }), { x: 400, y: 244, turn: 180, scale: 1.16 }) +
      vial({ x: 400, y: 90, turn: 180, scale: 1.08, full: 0.5, turned: true }) +
      arrow("M478 336V392", [478, 396], 90, INK, 11) +
      arm("M150 470C196 396 260 320 326 276", 44, stripe([206, 420], [230, 404], [236, 374], 12)) +
      paw(352, 258, -30, 1.1) +
      fingertip(377, 236, -20, 0.86) +
      fingertip(381, 268, -20, 0.86) +
      word(letters, "1 mL", 560, 236, { size: 56, align: "start" }),
  )
}

/** Straight into the outer thigh, through the clothes. */
export function injectThigh(): Drawing {
  return wide(
    rug(GREEN[200], GREEN[300], MARIGOLD[100]) +
      placed(
        body("none") + bandana(205, 240) + head({ x: 205, y: 154, turn: 8, eyes: "focus", mouth: "flat" }),
        {
          ...{ x: 330, y: -8, scale: 0.74 },
        },
      ) +
      placed(onBack(), { x: 20, y: 110 }) +
      `<circle cx="536" cy="366" r="26" fill="none" stroke="${WHITE}" stroke-width="6" stroke-dasharray="8 9"/>` +
      syringe({ x: 558, y: 276, turn: 14, scale: 0.94, filled: 0.3, sunk: 8 }) +
      arm("M534 196C590 206 612 226 600 254", 31, stripe([586, 222], [600, 214], [616, 222])) +
      paw(592, 262, 160, 0.84) +
      fingertip(566, 252, 14, 0.74) +
      fingertip(560, 274, 14, 0.74) +
      arm("M436 204C420 236 424 258 440 286", 31, stripe([414, 246], [430, 238], [446, 248])) +
      paw(450, 300, 60, 0.84),
  )
}

/** The dial of the spray, and a second vial. */
export function vialClock(letters: Lettering): Drawing {
  return doseClock(letters, vial({ x: 600, y: 262, turn: 8, scale: 1.8 }))
}
