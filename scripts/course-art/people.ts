import { AIR, dotted, figure, INK, line, type Part, placed, SIREN, stroke, WHITE } from "./hand.ts"

/** The appearance of one person. */
export interface Looks {
  skin: string
  rim: string
  shade: string
  hair: string
  shine: string
  lips: string
}

/** The person of the lessons. */
export const SAM: Looks = {
  skin: "#b9764a",
  rim: "#cf9064",
  shade: "#99592f",
  hair: "#2a1a14",
  shine: "#4a3024",
  lips: "#8a4c40",
}

const HOODIE = { fill: AIR[400], rim: AIR[300] }
const JEANS = { fill: "#33506e", rim: "#47698c" }

export function sleeve(d: string, width = 40) {
  return figure([{ d, width }], HOODIE)
}

export function leg(d: string, width = 50) {
  return figure([{ d, width }], JEANS)
}

export function trousers(parts: readonly Part[]) {
  return figure(parts, JEANS)
}

export function hoodie(d: string, inside = "") {
  return figure([{ d }], { ...HOODIE, inside })
}

export function hoodieShade(d: string) {
  return dotted(d, AIR[600], 6.4, 1.7)
}

export function flesh(parts: readonly Part[], looks = SAM, outline = 4.2, inside = "") {
  return figure(parts, { fill: looks.skin, rim: looks.rim, outline, inside })
}

/** A hand as a mitten, fingers to the right, thumb above; 0, 0 is the wrist. */
export function hand(x: number, y: number, turn = 0, scale = 1, looks = SAM) {
  return placed(
    flesh(
      [
        { d: "M-12-15C4-20 34-20 44-10C50-2 48 10 40 14C26 20 0 20-12 15Z" },
        { d: "M8-14C14-28 28-32 32-24C34-18 26-14 24-8Z" },
      ],
      looks,
    ) + line("M44-2Q36-2 30-1M42 8Q35 8 29 7", 3.6),
    { x, y, turn, scale },
  )
}

/** A sneaker from the side, toe to the right, sole below; 0, 0 is the ankle. */
export function sneaker(x: number, y: number, turn = 0, scale = 1, flipped = false) {
  return placed(
    figure([{ d: "M-24-26C-10-30 8-30 14-18C26-8 50-6 54 10C56 20 52 24 46 24H-24C-32 16-32-16-24-26Z" }], {
      fill: WHITE,
      rim: WHITE,
      inside: `<path d="M-40 10H70V40H-40Z" fill="${SIREN[400]}"/>`,
    }) + line("M10-18L18-8M0-14L10-4", 4),
    { x, y, turn, scale, flipped },
  )
}

interface Face {
  x: number
  y: number
  turn?: number
  scale?: number
  looks?: Looks
  eyes?: "closed" | "open"
  mouth?: "still" | "smile"
  /** The horizontal offset of the features; negative values turn the face to its right. */
  look?: number
  /** Larger when they are the subject. */
  lips?: "small" | "large"
  hair?: keyof typeof HAIR
}

const BROW_LINE = "C44-26 34-36 10-36C-16-36-38-28-48-4Z"
const HAIR = {
  short: { back: [] as Part[], front: `M-48-4C-56-52-32-74 0-74C34-74 56-52 48-4${BROW_LINE}` },
  curly: {
    back: [
      { d: "M-50 14C-74 0-78-34-62-52C-60-80-26-96 0-90C26-98 58-80 62-54C80-36 74 0 50 14Z" },
    ] as Part[],
    front:
      "M-48-4C-58-30-50-54-34-58C-30-72-10-76 0-68C12-76 32-70 36-56C52-50 58-28 48-4C44-20 38-28 26-30C16-38 2-36-4-30C-20-36-42-26-48-4Z",
  },
  long: {
    back: [{ d: "M-50-10C-72 30-66 70-54 84C-30 92 30 92 54 84C66 70 72 30 50-10Z" }] as Part[],
    front: "M-50 10C-60-50-34-76 0-76C36-76 60-50 50 10C44-16 30-34 4-44C-12-30-36-16-50 10Z",
  },
  cropped: {
    back: [] as Part[],
    front: "M-46-14C-48-52-28-68 0-68C28-68 48-52 46-14C38-34 22-42 0-42C-22-42-38-34-46-14Z",
  },
}

/** A face from the front, about 110 wide, its center at 0, 0. */
export function face({
  looks = SAM,
  eyes = "closed",
  mouth = "still",
  hair = "short",
  look = 0,
  lips: size = "small",
  ...place
}: Face) {
  const { shade, lips, shine } = looks
  const style = HAIR[hair]
  const hairLook = { fill: looks.hair, rim: shine }
  const lids =
    eyes === "closed"
      ? line("M-32 2Q-21 11-10 2M10 2Q21 11 32 2", 4.8)
      : `<g fill="${INK}"><ellipse cx="-20" cy="2" rx="6" ry="8"/><ellipse cx="20" cy="2" rx="6" ry="8"/></g><g fill="${WHITE}"><circle cx="-18" cy="-1" r="2.4"/><circle cx="22" cy="-1" r="2.4"/></g>`
  const rim = size === "large" ? 2 : 3.4
  const lipShapes =
    mouth === "smile"
      ? line("M-15 34Q0 47 15 34", 5)
      : `<path d="M-17 37C-9 30-4 32 0 34C4 32 9 30 17 37C9 48-9 48-17 37Z" fill="${lips}" stroke="${INK}" stroke-width="${rim}" stroke-linejoin="round"/><g opacity="${size === "large" ? 0.45 : 1}">${line("M-12 37.5Q0 40 12 37.5", rim * 0.9)}</g>`
  const features = [
    stroke([-34, -14], [-22, -21], [-9, -15], 2.6),
    stroke([34, -14], [22, -21], [9, -15], 2.6),
    lids,
    line("M-7 19C-4 25 5 25 8 19", 4),
    size === "large" ? placed(lipShapes, { y: -20, scale: 1.54 }) : lipShapes,
  ].join("")
  return placed(
    [
      style.back.length ? figure(style.back, hairLook) : "",
      flesh(
        [
          { d: "M-46-8C-48 30-28 60 0 60C28 60 48 30 46-8C44-46 24-60 0-60C-24-60-44-46-46-8Z" },
          { d: "M-46-6C-58-8-60 20-44 20ZM46-6C58-8 60 20 44 20Z" },
        ],
        looks,
        4.2,
        `<path d="M60-20C50 40 24 52-30 46L-20 80H60Z" fill="${shade}" opacity=".45"/>`,
      ),
      figure([{ d: style.front }], hairLook),
      placed(features, { x: look }),
    ].join(""),
    place,
  )
}

interface SideFace {
  x: number
  y: number
  turn?: number
  scale?: number
  flipped?: boolean
  looks?: Looks
}

/** The wing of the nose over a nozzle that is all the way in; placed as the face it belongs to. */
export function nostril({ scale = 1, looks = SAM, ...place }: SideFace) {
  return placed(
    `<path d="M53 14C55 4 70 4 74 12C77 20 70 26 57 25C53 23 52 18 53 14Z" fill="${looks.skin}"/>${line("M70 26.500C62 28 52 25 53 14C54 11 55 9 57 8", 3.4 / scale ** 0.6)}`,
    { ...place, scale },
  )
}

/** A head from the side, looking right with eyes closed; the neck is drawn by the scene. */
export function sideFace({ looks = SAM, scale = 1, ...place }: SideFace) {
  // Keeps the outline width independent of the head's size.
  const outline = 4.4 / Math.max(scale, 0.9)
  const drop = 3.4 / Math.max(scale, 0.9)
  const thin = (width: number) => width / Math.max(scale, 0.9) ** 0.6
  const profile =
    "M26-62C46-54 53-36 51-20C51-12 62-4 76 6C86 14 80 27 60 27C58 30 59 33 63 36C68 40 66 44 61 46C66 49 66 56 60 59C57 62 60 68 59 76C56 90 40 94 24 86C6 78-8 64-16 50L-44 46C-64 28-72-4-62-34C-50-68-8-82 26-62Z"
  const hair =
    "M44-46C24-44 8-34 0-22C-2-10-14-8-22-2C-24 14-30 34-42 48C-76 32-84-10-68-46C-50-84 12-94 44-46Z"
  return placed(
    [
      figure([{ d: profile }], {
        fill: looks.skin,
        rim: looks.rim,
        outline,
        drop,
        wobble: 0.5,
        inside:
          `<path d="M-30 58C0 70 20 80 44 76L60 82 50 110-40 100Z" fill="${looks.shade}" opacity=".45"/>` +
          `<path d="M59 33C63 35 69 40 62 46C68 49 65 57 57 59C51 54 48 49 45 46.500C49 41 53 36 59 33Z" fill="${looks.lips}"/>`,
      }),
      figure([{ d: hair }], { fill: looks.hair, rim: looks.shine, outline, drop, wobble: 0.8 }),
      figure([{ d: "M-20 4C-12-8 4-4 2 10C0 22-8 30-14 24C-20 20-24 12-20 4Z" }], {
        fill: looks.skin,
        rim: looks.rim,
        outline: outline * 0.85,
        drop: drop * 0.6,
        wobble: 0.5,
      }),
      line("M-12 10Q-8 4-4 10", thin(3.4)),
      line("M30-9Q37 0 47-8", thin(4.4)),
      stroke([27, -27], [38, -34], [49, -27], 2.4),
      line("M63 24Q54 23 54 13", thin(3.4)),
      line("M61 46Q50 45 39 49", thin(3.4)),
    ].join(""),
    { ...place, scale },
  )
}
