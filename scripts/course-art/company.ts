import { AIR, dotted, figure, GREEN, line, MARIGOLD, placed, SIREN, stroke, WHITE } from "./hand.ts"
import { arm, bandana, beans, body, cup, fur, head, paw, stripe, tail, toes } from "./narcat.ts"
import { face, flesh, hand, hoodie, hoodieShade, sleeve, sneaker, trousers } from "./people.ts"
import { type Drawing, field, meadow, rings, wide } from "./scene.ts"

function house(x: number, y: number, scale: number, wall: string, roof: string) {
  return placed(
    figure([{ d: "M-60 0V-64H60V0Z" }], { fill: wall, outline: 3.4, wobble: 0.8 }) +
      figure([{ d: "M-76-60L0-124L76-60Z" }], { fill: roof, outline: 3.4, wobble: 0.8 }) +
      `<path d="M-34-44H-8V-18H-34ZM10-44H36V-18H10Z" fill="${MARIGOLD[300]}" stroke="#041c13" stroke-width="4"/>`,
    { x, y, scale },
  )
}

/** On a small hill with a backpack, a paw above the eyes, over the roofs of the town. */
export function narcatLookout(): Drawing {
  const backpack = figure(
    [{ d: "M96 250C96 224 130 216 160 222V420C130 428 100 420 92 396C88 350 88 300 96 250Z" }],
    { fill: GREEN[500], rim: GREEN[300], inside: line("M84 330C104 338 130 338 150 334", 6) },
  )
  const narcat = [
    tail("M250 402C330 430 372 380 352 322C340 288 360 262 388 272"),
    backpack,
    body(),
    line("M160 250C150 290 148 330 152 372", 26),
    line("M160 250C150 290 148 330 152 372", 16, GREEN[600]),
    line("M252 250C262 290 264 330 260 372", 26),
    line("M252 250C262 290 264 330 260 372", 16, GREEN[600]),
    arm("M152 272C108 284 92 326 112 366", 40, stripe([84, 318], [104, 314], [126, 322])),
    arm("M250 276C334 290 366 214 328 140", 40, stripe([318, 240], [336, 226], [360, 226])),
    bandana(205, 240),
    head({ x: 205, y: 154, turn: 4, eyes: "focus" }),
    fur([
      {
        d: "M342 128C338 106 304 88 266 96C250 100 250 116 266 120C284 122 294 128 304 140C318 154 344 148 342 128Z",
      },
    ]),
    line("M262 108Q276 108 288 112", 4.6),
  ].join("")
  return wide(
    field(AIR[200]) +
      rings(610, 120, 170, [MARIGOLD[100], MARIGOLD[200], MARIGOLD[300]]) +
      `<path d="M0 300C160 262 420 300 800 270V450H0Z" fill="${GREEN[300]}"/>` +
      house(470, 316, 0.8, MARIGOLD[200], SIREN[400]) +
      house(740, 312, 0.86, WHITE, AIR[500]) +
      house(590, 352, 1, SIREN[200], GREEN[700]) +
      house(716, 392, 1, MARIGOLD[300], SIREN[500]) +
      house(462, 398, 0.96, AIR[100], AIR[600]) +
      figure([{ d: "M-40 480C-20 380 100 330 200 330C330 330 420 390 470 480Z" }], {
        fill: GREEN[400],
        rim: GREEN[300],
        inside: dotted("M-40 480C60 400 340 400 470 480Z", GREEN[500], 9, 2.6),
      }) +
      placed(narcat, { x: 38, y: -2, scale: 0.82 }),
  )
}

/** Hello. */
export function narcatWaving(): Drawing {
  const pouch = placed(
    `${figure([{ d: "M-32-24C-32-30 32-30 32-24L34 22C34 30-34 30-34 22Z" }], {
      fill: AIR[300],
      rim: AIR[100],
      inside: `<path d="M-36-30H36V-2C20 8-20 8-36-2Z" fill="${AIR[400]}"/>${line("M-36-2C-20 8 20 8 36-2", 4)}`,
    })}<circle cy="5" r="5" fill="${WHITE}" stroke="#041c13" stroke-width="3.400"/>`,
    { x: 140, y: 372, turn: -12 },
  )
  const waving = [
    arm("M256 268C304 276 336 246 342 196", 40, stripe([296, 288], [304, 270], [300, 250])),
    fur([
      {
        d: "M342 128C368 126 378 146 376 166C374 190 360 202 342 202C322 202 308 188 308 166C306 144 320 128 342 128Z",
      },
    ]),
    beans(342, 168, 4, 1.16),
  ].join("")
  const narcat = [
    tail("M250 402C330 430 372 380 352 322C340 288 360 262 388 272"),
    body(),
    line("M262 250C236 300 190 350 142 372", 9),
    pouch,
    arm("M152 268C116 290 96 326 112 356", 40, stripe([100, 312], [120, 306], [140, 312])),
    paw(114, 358, 80, 0.86),
    `<g class="wave">${waving}</g>`,
    bandana(205, 240),
    head({ x: 205, y: 154, turn: -5, mouth: "open" }),
    stroke([392, 118], [402, 128], [404, 142], 3.5),
    stroke([388, 98], [412, 110], [416, 134], 3.5),
  ].join("")
  return wide(
    meadow() + placed(narcat, { x: 206, y: 8, scale: 0.9 }),
    ".wave{transform-origin:262px 268px;animation:wave 2.500s ease-in-out 1s 2}@keyframes wave{0%,100%{transform:rotate(0)}20%{transform:rotate(-7deg)}40%{transform:rotate(5deg)}60%{transform:rotate(-5deg)}80%{transform:rotate(3deg)}}",
  )
}

function sittingLeg(x: number) {
  return (
    fur([
      { d: `M${x} 428L${x} 478`, width: 54 },
      {
        d: `M${x - 28} 490C${x - 28} 470 ${x + 28} 470 ${x + 28} 490C${x + 28} 506 ${x - 28} 506 ${x - 28} 490Z`,
      },
    ]) + toes(x, 492)
  )
}

/** Side by side on a step, each with a cup. */
export function talk(): Drawing {
  const person = [
    trousers([
      { d: "M-40 300C-58 296-72 310-76 330L-74 392", width: 54 },
      { d: "M40 300C58 296 72 310 76 330L74 392", width: 54 },
    ]),
    sneaker(-76, 412, 0, 1, true),
    sneaker(76, 412),
    flesh([{ d: "M0 130V160", width: 44 }]),
    hoodie(
      "M-66 178C-40 154 40 154 66 178C80 220 80 270 70 312C40 326-40 326-70 312C-80 270-80 220-66 178Z",
      hoodieShade("M-80 280C-30 310 40 306 80 260V340H-80Z"),
    ),
    figure([{ d: "M-50 172C-30 150 30 150 50 172C40 200-40 200-50 172Z" }], {
      fill: AIR[500],
      rim: AIR[400],
    }),
    face({ x: 0, y: 92, turn: -5, scale: 1.14, eyes: "open", mouth: "smile", look: -6 }),
    cup(-6, 254, 0.94),
    hand(-52, 268, -18, 0.86),
    sleeve("M-66 196C-96 236-92 268-58 268", 38),
    hand(46, 268, 198, 0.86),
    sleeve("M66 196C96 236 90 268 56 268", 38),
  ].join("")
  const narcat = [
    tail("M262 402C340 420 372 372 350 318"),
    body("none"),
    ...[150, 260].map(x => sittingLeg(x)),
    bandana(205, 240),
    head({ x: 205, y: 154, turn: 7, eyes: "open" }),
    cup(205, 356, 1.2),
    arm("M154 276C102 306 108 366 166 368", 40, stripe([102, 324], [122, 316], [140, 324])),
    arm("M256 276C308 306 302 366 244 368", 40, stripe([308, 324], [288, 316], [270, 324])),
  ].join("")
  return wide(
    field(MARIGOLD[200]) +
      rings(400, 190, 250, [MARIGOLD[300], "#ffdb91", MARIGOLD[100]]) +
      figure([{ d: "M70 316H730V372H70Z" }], { fill: "#cfd6dd", rim: "#e3e8ed", wobble: 0.8 }) +
      figure([{ d: "M30 376H770V480H30Z" }], { fill: "#e3e8ed", rim: WHITE, wobble: 0.8 }) +
      placed(narcat, { x: 136, y: 8, scale: 0.76 }) +
      placed(person, { x: 520, y: 14, scale: 0.98 }),
  )
}
