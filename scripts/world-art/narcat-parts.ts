import { AIR, figure, INK, line, placed, WHITE } from "../course-art/hand.ts"
import {
  arm,
  bandana,
  beans,
  body,
  EYES,
  fur,
  head,
  MOUTHS,
  paw,
  stripe,
  tail,
} from "../course-art/narcat.ts"

/** Where the head of the waving pose is. */
const HEAD = { x: 205, y: 154, turn: -5 }

const pouch = () =>
  placed(
    `${figure([{ d: "M-32-24C-32-30 32-30 32-24L34 22C34 30-34 30-34 22Z" }], {
      fill: AIR[300],
      rim: AIR[100],
      inside: `<path d="M-36-30H36V-2C20 8-20 8-36-2Z" fill="${AIR[400]}"/>${line("M-36-2C-20 8 20 8 36-2", 4)}`,
    })}<circle cy="5" r="5" fill="${WHITE}" stroke="${INK}" stroke-width="3.400"/>`,
    { x: 140, y: 372, turn: -12 },
  )

const waving = () =>
  arm(
    "M256 268C304 276 336 246 342 196",
    40,
    stripe([296, 288], [304, 270], [300, 250]) + stripe([322, 268], [326, 248], [316, 236]),
  ) +
  fur([
    {
      d: "M342 128C368 126 378 146 376 166C374 190 360 202 342 202C322 202 308 188 308 166C306 144 320 128 342 128Z",
    },
  ]) +
  beans(342, 168, 4, 1.16)

const thumbsUp = () =>
  arm("M258 272C296 308 318 308 334 288", 40, stripe([288, 332], [296, 314], [292, 288])) +
  fur([
    {
      d: "M318 258C326 248 334 234 332 218C331 204 348 200 356 212C362 222 360 236 356 248C374 246 390 250 392 260C394 268 390 272 386 274C392 280 392 288 384 292C388 300 384 308 376 309C376 318 366 324 354 322C336 322 318 318 310 302C304 286 308 268 318 258Z",
    },
  ]) +
  line("M386 274Q370 278 360 275M384 292Q370 296 358 292M376 309Q366 311 356 307", 4.6)

/** A paw at the chin. */
const atChin = () =>
  arm(
    "M256 272C318 318 320 352 284 336C268 326 258 300 250 272",
    38,
    stripe([298, 318], [306, 328], [322, 330]),
  ) + paw(246, 256, -112, 0.94)

const resting = () =>
  arm("M256 268C296 290 312 330 296 366", 40, stripe([276, 318], [294, 310], [314, 316])) +
  paw(293, 372, 96, 0.86)

/** The layers of the animated Narcat, all in the view box of the waving pose. */
export const NARCAT_PARTS: Record<string, () => string> = {
  tail: () => tail("M250 402C330 430 372 380 352 322C340 288 360 262 388 272").replace(' class="tail"', ""),
  body: () =>
    body() +
    line("M262 250C236 300 190 350 142 372", 9) +
    pouch() +
    arm("M152 268C116 290 96 326 112 356", 40, stripe([100, 312], [120, 306], [140, 312])) +
    paw(114, 358, 80, 0.86),
  "arm-waving": waving,
  "arm-thumbs": thumbsUp,
  "arm-thinking": atChin,
  "arm-resting": resting,
  head: () => bandana(205, 240) + head({ ...HEAD, eyes: null, mouth: null }),
  ...Object.fromEntries(
    (["open", "happy", "focus", "closed"] as const).map(name => [
      `eyes-${name}`,
      () => placed(EYES[name], HEAD),
    ]),
  ),
  ...Object.fromEntries(
    (["smile", "open", "flat"] as const).map(name => [`mouth-${name}`, () => placed(MOUTHS[name], HEAD)]),
  ),
}

/** One layer as a file. */
export function narcatSheet(svg: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="436" height="480" viewBox="-6 6 436 480">${svg}</svg>\n`
}
