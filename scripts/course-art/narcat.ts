import {
  AIR,
  dotted,
  figure,
  GRAY,
  GREEN,
  INK,
  line,
  MARIGOLD,
  type Part,
  type Point,
  placed,
  SIREN,
  stroke,
  WHITE,
} from "./hand.ts"

const FUR = { fill: MARIGOLD[400], rim: MARIGOLD[300] }
const STRIPE = "#e0700c"
const CREAM = "#fff6e3"
const EAR = "#ff9d84"
const MOUTH = "#8d1f14"
const BLUSH = "#ff7a5c"

export function fur(parts: readonly Part[], inside = "", outline = 4.2) {
  return figure(parts, { ...FUR, inside, outline })
}

export function stripe(from: Point, through: Point, to: Point, width = 10) {
  return stroke(from, through, to, width / 2, STRIPE)
}

type Eyes = "open" | "happy" | "focus" | "down" | "closed"
type Mouth = "smile" | "open" | "o" | "flat"

interface Head {
  x: number
  y: number
  turn?: number
  scale?: number
  /** Null leaves them out. */
  eyes?: Eyes | null
  mouth?: Mouth | null
}

const HEAD =
  "M-80-44C-91-74-95-100-92-119C-90-129-80-132-71-125C-54-113-40-99-29-82C-10-87 10-87 29-82C40-99 54-113 71-125C80-132 90-129 92-119C93-112 93-104 92-97L80-90L88-77C86-66 83-54 80-44C94-28 100-10 101 13C107 17 112 20 119 22C114 31 108 36 102 39C107 45 111 52 112 60C102 61 93 62 84 62C62 84 31 93 0 93C-31 93-62 84-84 62C-93 62-102 61-112 60C-111 52-107 45-102 39C-108 36-114 31-119 22C-112 20-106 17-100 13C-100-10-94-28-80-44Z"

/** Narcat's head from the front, about 230 wide, its center at 0, 0. */
export function head({ eyes = "open", mouth = "smile", ...place }: Head) {
  const inside = [
    dotted("M-120 30C-70 78-10 84 44 70C80 60 98 30 101-30L140-20 130 110-130 110Z", MARIGOLD[500]),
    `<path d="M-79-54C-86-76-88-96-85-111C-68-104-52-91-42-77C-58-73-70-65-79-54ZM79-54C82-64 84-70 85-74L73-90L86-98C86-102 86-106 85-111C68-104 52-91 42-77C58-73 70-65 79-54Z" fill="${EAR}"/>`,
    stroke([-62, -66], [-64, -84], [-74, -98], 3.5, CREAM),
    stroke([-50, -70], [-56, -82], [-64, -90], 3, CREAM),
    stripe([0, -94], [3, -70], [-1, -44], 14),
    stripe([-27, -88], [-24, -70], [-17, -52], 13),
    stripe([26, -90], [24, -72], [15, -54], 12),
    stripe([-104, -14], [-84, -12], [-68, -18], 11),
    stripe([-106, 6], [-88, 8], [-74, 4]),
    stripe([104, -14], [84, -12], [68, -18], 11),
    stripe([106, 6], [88, 8], [74, 4]),
    `<path d="M0 20C-14 16-38 18-46 34C-54 52-42 68-26 70C-22 84-10 88 0 88C10 88 22 84 26 70C42 68 54 52 46 34C38 18 14 16 0 20Z" fill="${CREAM}"/>`,
  ].join("")
  const whiskers = [-1, 1].flatMap(side => [
    stroke([56 * side, 44], [96 * side, 34], [138 * side, 36], 2.3),
    stroke([56 * side, 54], [96 * side, 58], [134 * side, 72], 2.3),
  ])
  return placed(
    [
      fur([{ d: HEAD }], inside),
      line("M-82 34l-7 12M-70 36l-7 12M-58 38l-5 9M66 36l-7 12M78 35l-7 12M88 36l-5 9", 4.4, BLUSH),
      eyes ? EYES[eyes] : "",
      line("M0 32V40", 5),
      mouth ? MOUTHS[mouth] : "",
      `<path d="M-19 13C-14 6 14 6 19 13C22 19 8 34 0 34C-8 34-22 19-19 13Z" fill="${SIREN[400]}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/>`,
      line("M-10 14C-7 11-1 11 2 12", 3.6, WHITE),
      ...whiskers,
    ].join(""),
    place,
  )
}

const eye = (x: number, width = 13.5, height = 18) =>
  `<ellipse cx="${x}" cy="-4" rx="${width}" ry="${height}" fill="${INK}"/><circle cx="${x + 4.5}" cy="-11" r="5.4" fill="${WHITE}"/><circle cx="${x - 4}" cy="4" r="2.4" fill="${WHITE}"/>`

export const EYES: Record<Eyes, string> = {
  open:
    eye(-40) +
    eye(40) +
    stroke([-54, -34], [-42, -43], [-27, -37], 2.5) +
    stroke([54, -34], [42, -43], [27, -37], 2.5),
  happy: line("M-56 0Q-41-24-26 0M26 0Q41-24 56 0", 8),
  closed: line("M-57-4Q-41 9-26-4M26-4Q41 9 57-4", 7.5),
  focus:
    eye(-36, 13, 16.5) +
    eye(44, 13, 16.5) +
    stroke([-60, -30], [-44, -42], [-26, -40], 3.5) +
    stroke([64, -32], [48, -42], [30, -40], 3.5),
  down:
    `<path d="M-57-8A16 16 0 0 0-25-6ZM25-6A16 16 0 0 0 57-8Z" fill="${INK}"/>` +
    stroke([-60, -10], [-42, -18], [-22, -8], 3) +
    stroke([60, -10], [42, -18], [22, -8], 3) +
    stroke([-58, -34], [-42, -38], [-26, -28], 3) +
    stroke([58, -34], [42, -38], [26, -28], 3),
}

const SMILE = line("M-26 42C-24 53-6 54 0 41C6 54 24 53 26 42", 5.2)
export const MOUTHS: Record<Mouth, string> = {
  smile: SMILE,
  open: `<path d="M-22 45C-14 52-5 50 0 43C5 50 14 52 22 45C23 62 14 76 0 76C-14 76-23 62-22 45Z" fill="${MOUTH}" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M-13 66C-8 58 8 58 13 66C9 73-9 73-13 66Z" fill="${SIREN[400]}"/>${SMILE}`,
  o: `<ellipse cy="58" rx="10.5" ry="13" fill="${MOUTH}" stroke="${INK}" stroke-width="5"/><path d="M-7 65C-4 60 4 60 7 65C4 70-4 70-7 65Z" fill="${SIREN[400]}"/>`,
  flat: line("M-15 47C-7 51 7 51 15 47", 5.2),
}

/** Narcat's head from the side, looking left, its center at 0, 0. */
export function profile(place: Head) {
  const inside = [
    dotted("M-70 70C-20 90 60 70 96-10L120 110H-90Z", MARIGOLD[500]),
    `<path d="M-14-84C-20-102-18-116-12-120C2-112 14-98 20-84Z" fill="${EAR}"/>`,
    stripe([-56, -72], [-44, -58], [-40, -40], 12),
    stripe([-30, -84], [-22, -64], [-22, -46], 12),
    stripe([96, -20], [74, -16], [56, -22], 12),
    stripe([98, 8], [76, 12], [56, 6], 12),
    stripe([88, 36], [70, 36], [54, 28], 11),
    `<path d="M-96 12C-72 8-50 18-46 38C-42 60-58 74-76 72C-100 70-112 40-96 12Z" fill="${CREAM}"/>`,
  ].join("")
  return placed(
    [
      fur([{ d: "M-66-50C-80-82-78-104-68-110C-52-106-38-94-28-78Z" }], ""),
      fur(
        [
          {
            d: "M-34-80C-38-108-32-130-20-132C-2-128 20-108 30-84C70-72 94-32 92 10C90 52 60 82 16 86C-14 88-44 84-62 72C-80 72-94 60-96 44C-106 32-104 14-92 8C-88-8-86-26-78-42C-66-62-52-76-34-80Z",
          },
        ],
        inside,
      ),
      line("M-66-8Q-52 6-38-6", 7),
      stroke([-72, -34], [-58, -42], [-42, -34], 3),
      `<path d="M-104 14C-98 4-84 6-82 14C-82 24-94 30-100 28C-106 26-108 20-104 14Z" fill="${SIREN[400]}" stroke="${INK}" stroke-width="4.6"/>`,
      line("M-60 20L-52 30M-48 16L-41 26", 4.4, BLUSH),
      stroke([-58, 44], [-24, 36], [6, 42], 2.3),
      stroke([-60, 54], [-28, 58], [2, 70], 2.3),
    ].join(""),
    place,
  )
}

export function toes(x: number, y: number, turn = 0, scale = 1) {
  return placed(line("M-8-3Q-9 5-7 10M8-3Q9 5 7 10", 4.6), { x, y, turn, scale })
}

/** The underside of a paw that is held up. */
export function beans(x: number, y: number, turn = 0, scale = 1) {
  const toe = (at: number, top: number, lean: number) =>
    `<ellipse cx="${at}" cy="${top}" rx="5.2" ry="6.8" transform="rotate(${lean} ${at} ${top})"/>`
  return placed(
    `<g fill="${EAR}"><path d="M-13 12C-15 3-7-1 0-1C7-1 15 3 13 12C11 19 5 16 0 16C-5 16-11 19-13 12Z"/>${toe(-17, -5, -26)}${toe(-6.4, -14, -8)}${toe(6.4, -14, 8)}${toe(17, -5, 26)}</g>`,
    { x, y, turn, scale },
  )
}

/** A paw seen from above, fingers to the right; 0, 0 is its center. */
export function paw(x: number, y: number, turn = 0, scale = 1) {
  return placed(
    fur([{ d: "M-26-16C-10-26 20-26 28-14C34-6 34 8 28 16C20 26-10 26-26 16C-32 6-32-6-26-16Z" }]) +
      line("M29-8Q18-9 12-7M29 8Q18 9 12 7", 4.6),
    { x, y, turn, scale },
  )
}

export function bandana(x: number, y: number, turn = 0, scale = 1) {
  const cloth = { fill: GREEN[400], rim: GREEN[300], outline: 4 }
  const inside =
    line("M-34 38L-22 38C-14 38-17 24-10 24H6C13 24 10 38 18 38H30", 5, WHITE) +
    `<path d="M-72 4C-40 26 40 26 72 4L76-12-76-12Z" fill="${GREEN[600]}" opacity=".55"/>`
  const knot = figure(
    [
      { d: "M66 2C82-12 100-14 106-4C108 4 92 12 72 10Z" },
      { d: "M70 6C84 12 96 26 90 34C84 38 72 26 64 12Z" },
    ],
    cloth,
  )
  const scarf =
    "M-74-8C-40 16 40 16 74-8C78 0 78 8 74 16C60 30 34 50 8 70C3 74-3 74-8 70C-34 50-60 30-74 16C-78 8-78 0-74-8Z"
  return placed(knot + figure([{ d: scarf }], { ...cloth, inside }), { x, y, turn, scale })
}

export function tail(d: string, width = 30) {
  const rings = `<path d="${d}" fill="none" stroke="${STRIPE}" stroke-width="${width + 2}" stroke-dasharray="11 24" stroke-dashoffset="-8" stroke-linecap="butt"/>`
  return `<g class="tail">${fur([{ d, width }], rings)}</g>`
}

/** Narcat upright from the front: the middle of the head is at 205, 154, the feet stand on 470. */
export function body(legs: "standing" | "none" = "standing") {
  const trunk =
    "M158 235C124 290 116 350 126 402C131 432 158 440 205 440C252 440 280 432 285 402C294 350 284 290 250 235Z"
  const feet: Part[] = [
    { d: "M160 410L156 448", width: 52 },
    { d: "M250 410L254 448", width: 52 },
    { d: "M128 458C128 440 180 440 180 460C180 472 128 472 128 458Z" },
    { d: "M230 460C230 440 282 440 282 458C282 472 230 472 230 460Z" },
  ]
  const inside = [
    `<path d="M205 300C176 300 156 336 158 382C160 412 182 424 205 424C228 424 250 412 252 382C254 336 234 300 205 300Z" fill="${CREAM}"/>`,
    dotted("M262 240C290 300 296 380 270 440L330 450 320 240Z", MARIGOLD[500]),
    stripe([120, 330], [136, 326], [150, 330], 11),
    stripe([118, 356], [136, 352], [152, 354], 11),
    stripe([292, 330], [274, 326], [262, 330], 11),
    stripe([292, 356], [274, 352], [260, 354], 11),
  ].join("")
  const isStanding = legs === "standing"
  return (
    fur([{ d: trunk }, ...(isStanding ? feet : [])], inside) +
    (isStanding ? toes(154, 458) + toes(256, 458) : "")
  )
}

/** An arm in the coordinates of the scene, with its two stripes across. */
export function arm(d: string, width = 36, stripes = "") {
  return fur([{ d, width }], stripes)
}

interface Device {
  x: number
  y: number
  turn?: number
  scale?: number
  /** How far the plunger is pressed. */
  pressed?: number
  /** How much of the nozzle is hidden. */
  sunk?: number
}

/** The nasal spray of public/art/nasal-spray.svg: nozzle up, its center at 0, 0, 66 by 112. */
export function spray({ pressed = 0, sunk = 0, scale = 1, ...place }: Device) {
  const look = {
    outline: 3.6 / Math.max(1, scale) ** 0.7,
    drop: 3.4 / Math.max(1, scale) ** 0.7,
    wobble: 0.6,
  }
  const up = (height: number) => height - pressed
  const tip = -50 + sunk
  const plunger = figure(
    [
      { d: `M-7 20H7V${up(46)}C7 ${up(50)}-7 ${up(50)}-7 ${up(46)}Z` },
      { d: `M-16 ${up(48)}C-16 ${up(43)} 16 ${up(43)} 16 ${up(48)}C16 ${up(53)}-16 ${up(53)}-16 ${up(48)}Z` },
    ],
    { ...look, fill: SIREN[400] },
  )
  const shell = figure(
    [
      { d: `M-9 ${tip}C-9 ${tip - 8} 9 ${tip - 8} 9 ${tip}L13-6H-13Z` },
      { d: "M-14-6H14V24C14 29-14 29-14 24Z" },
      { d: "M-33-2C-33-8 33-8 33-2V4C33 9-33 9-33 4Z" },
    ],
    { ...look, fill: WHITE },
  )
  const marks =
    line(`M-4 ${tip + 4}L-6-12`, 4, GRAY[300]) +
    `<path d="M-11 15H11" stroke="${GREEN[500]}" stroke-width="7"/>`
  return placed(plunger + shell + marks, { ...place, scale })
}

/** The tip of one finger of a paw that holds something. */
export function fingertip(x: number, y: number, turn = 0, scale = 1) {
  return placed(fur([{ d: "M-19-8C-14-16 12-16 19-7C23 0 21 10 14 13C4 16-12 16-18 10C-23 4-23-2-19-8Z" }]), {
    x,
    y,
    turn,
    scale,
  })
}

export function cup(x: number, y: number, scale = 1) {
  return placed(
    line("M24-10C46-14 46 20 22 16", 15) +
      line("M24-10C46-14 46 20 22 16", 7, AIR[300]) +
      figure([{ d: "M-26-30H26L22 28C22 34-22 34-22 28Z" }], { fill: AIR[300], rim: AIR[200] }) +
      `<ellipse cy="-30" rx="26" ry="7" fill="${MARIGOLD[600]}" stroke="${INK}" stroke-width="4"/>`,
    { x, y, scale },
  )
}
