import type { Lettering } from "#app/lib/og-image/lettering.server.ts"
import { AIR, dotted, figure, GRAY, GREEN, INK, line, MARIGOLD, placed, SIREN, WHITE } from "./hand.ts"
import { uprightShoe } from "./lying.ts"
import { face, flesh, hand, hoodie, hoodieShade, type Looks, SAM, sleeve, trousers } from "./people.ts"
import { arrow, type Drawing, field, rings, wide, word } from "./scene.ts"

/** Two keys for one lock: an opioid sits in it, naloxone waits. */
export function receptors(letters: Lettering): Drawing {
  const key = (color: string, rim: string) =>
    `${figure(
      [
        {
          d: "M-78-58C-40-58-16-32-14-16H250L268 0L250 16H226V40H198V16H170V34H142V16H-14C-16 32-40 58-78 58C-112 58-136 32-136 0C-136-32-112-58-78-58Z",
        },
      ],
      { fill: color, rim, wobble: 0.8 },
    )}<circle cx="-84" cy="0" r="20" fill="${AIR[200]}" stroke="${INK}" stroke-width="5"/>`
  const lock = [
    line("M548 130V92C548 20 688 20 688 92V130", 46),
    line("M548 130V92C548 20 688 20 688 92V130", 34, GRAY[300]),
    figure([{ d: "M486 128C486 120 750 120 750 128V392C750 402 486 402 486 392Z" }], {
      fill: MARIGOLD[400],
      rim: MARIGOLD[300],
      inside: dotted("M480 350C580 380 680 370 760 330V410H480Z", MARIGOLD[600], 7, 2),
    }),
    // The lock is cut open to show that the key fits.
    `<path d="M484 182H672L690 200L672 218H650V244H620V218H592V238H562V218H484Z" fill="${INK}" stroke="${INK}" stroke-width="16" stroke-linejoin="round"/>`,
    `<path d="M508 282H728V366H508Z" fill="${WHITE}" stroke="${INK}" stroke-width="5"/>`,
    line("M524 348H552C564 348 558 300 572 300H592C606 300 600 348 612 348H712", 8, SIREN[600]),
  ].join("")
  return wide(
    field(AIR[200]) +
      rings(618, 220, 250, [AIR[300], "#bfe8ff", AIR[100]]) +
      lock +
      placed(key(SIREN[400], SIREN[300]), { x: 420, y: 200 }) +
      placed(key(GREEN[400], GREEN[300]), { x: 166, y: 376, scale: 0.94 }) +
      word(letters, "Opioid", 350, 128, { size: 42 }) +
      word(letters, "Naloxone", 300, 340, { size: 42 }),
  )
}

/** Two empty weeks, back to the old dose, and the scale tips. */
export function calendarBreak(): Drawing {
  const days = Array.from({ length: 28 }, (_, at) => {
    const x = 68 + (at % 7) * 52
    const y = 144 + Math.floor(at / 7) * 62
    const isUsed = at < 7 || at === 21
    const color = at === 21 ? SIREN[400] : at < 7 ? GREEN[400] : GRAY[100]
    const dot = isUsed ? `<circle cx="${x + 21}" cy="${y + 24}" r="11" fill="${INK}"/>` : ""
    return `<rect x="${x}" y="${y}" width="42" height="48" rx="9" fill="${color}"/>${dot}`
  })
  const scale = [
    line("M616 128V372M560 384H672", 22),
    line("M616 132V368M564 384H668", 10, GRAY[400]),
    placed(
      line("M-118 0H118", 22) +
        line("M-114 0H114", 10, GRAY[400]) +
        `<circle r="16" fill="${MARIGOLD[400]}" stroke="${INK}" stroke-width="5"/>`,
      { x: 616, y: 132, turn: 24 },
    ),
    line("M508 86L470 176M508 86L546 176M724 180L686 286M724 180L762 286", 5),
    figure([{ d: "M460 176H556C552 204 464 204 460 176Z" }], { fill: GREEN[400], rim: GREEN[300] }),
    figure([{ d: "M676 286H772C768 314 680 314 676 286Z" }], { fill: MARIGOLD[400], rim: MARIGOLD[300] }),
    figure([{ d: "M482 172V150C482 144 534 144 534 150V172Z" }], { fill: WHITE, wobble: 0.5 }),
    figure([{ d: "M684 258A40 40 0 1 1 764 258A40 40 0 1 1 684 258Z" }], {
      fill: AIR[300],
      rim: AIR[100],
      wobble: 0.4,
    }),
    line("M702 258H746", 6, AIR[600]),
  ].join("")
  const sheet =
    "M40 74C40 62 50 56 62 56H426C438 56 448 62 448 74V396C448 408 438 414 426 414H62C50 414 40 408 40 396Z"
  const calendar = [
    figure([{ d: sheet }], {
      fill: WHITE,
      wobble: 0.8,
      inside: `<path d="M20 40H470V122H20Z" fill="${SIREN[400]}"/>${line("M30 122H460", 5)}`,
    }),
    ...[112, 244, 376].map(x => line(`M${x} 36V78`, 16) + line(`M${x} 38V76`, 6, GRAY[300])),
    ...days,
    arrow("M26 354C0 320 0 220 22 186", [26, 180], -52, INK, 9),
  ].join("")
  return wide(field(MARIGOLD[200]) + placed(calendar, { x: 28, y: 14, scale: 0.94 }) + scale)
}

const TONES: { looks: Looks; hair: "short" | "curly" | "long" | "cropped" }[] = [
  {
    looks: {
      skin: "#f4cfb3",
      rim: "#ffe2cd",
      shade: "#dcae90",
      hair: "#a8622d",
      shine: "#c47e46",
      lips: "#6f6db5",
    },
    hair: "long",
  },
  {
    looks: {
      skin: "#d9a378",
      rim: "#ebbd96",
      shade: "#bb8257",
      hair: "#2a1a14",
      shine: "#4a3024",
      lips: "#6a5c99",
    },
    hair: "short",
  },
  {
    looks: {
      skin: "#9a623e",
      rim: "#b37a53",
      shade: "#7d4b2c",
      hair: "#1d1310",
      shine: "#3a2820",
      lips: "#857a76",
    },
    hair: "curly",
  },
  {
    looks: {
      skin: "#5d3a28",
      rim: "#77503b",
      shade: "#45291b",
      hair: "#120d0b",
      shine: "#2c211d",
      lips: "#857b78",
    },
    hair: "cropped",
  },
]

/** The same lack of oxygen on four skin tones: blue-purple lips, then gray ones. */
export function lipColors(): Drawing {
  const fields = [AIR[200], GREEN[200], MARIGOLD[200], AIR[300]]
  const shirts = [SIREN[300], AIR[500], GREEN[500], MARIGOLD[400]]
  const columns = fields.map(
    (color, at) => `<rect x="${at * 200}" width="200" height="450" fill="${color}"/>`,
  )
  const people = TONES.map(({ looks, hair }, at) =>
    placed(
      figure([{ d: "M-84 470C-84 380-40 362 0 362C40 362 84 380 84 470Z" }], { fill: shirts[at]! }) +
        flesh([{ d: "M0 300V362", width: 58 }], looks) +
        face({ x: 0, y: 236, scale: 1.5, looks, hair, lips: "large" }),
      { x: at * 200 + 100 },
    ),
  )
  return wide(columns.join("") + people.join(""))
}

/** A person lying on their back, seen from above; the hotspots of the lesson refer to it. */
export function personSigns(): Drawing {
  const person = [
    trousers([
      { d: "M262 500C256 580 254 640 256 700", width: 72 },
      { d: "M338 500C344 580 346 640 344 700", width: 72 },
    ]),
    placed(uprightShoe(0, 0), { x: 246, y: 730, turn: -42, scale: 1.3 }),
    placed(uprightShoe(0, 0), { x: 354, y: 730, turn: 42, scale: 1.3, flipped: true }),
    flesh([{ d: "M300 240V286", width: 58 }]),
    hoodie(
      "M206 300C240 272 360 272 394 300C412 360 414 450 404 530C360 548 240 548 196 530C186 450 188 360 206 300Z",
      hoodieShade("M190 470C260 520 350 520 410 450V560H190Z"),
    ),
    line("M252 448L228 508M348 448L372 508", 6),
    figure([{ d: "M232 286C250 256 350 256 368 286C350 326 250 326 232 286Z" }], {
      fill: AIR[500],
      rim: AIR[400],
    }),
    line("M280 316V350M320 316V350", 5, WHITE),
    hand(118, 500, 104, 1.1),
    sleeve("M214 318C176 370 142 430 124 490", 56),
    hand(482, 500, 76, 1.1),
    sleeve("M386 318C424 370 458 430 476 490", 56),
    face({ x: 300, y: 160, scale: 1.62, looks: SAM }),
  ].join("")
  return {
    width: 600,
    height: 800,
    svg:
      field(MARIGOLD[100], 600, 800) +
      `<path d="M60 70C56 48 66 38 90 38C220 32 380 42 510 36C534 36 544 46 542 70C548 290 536 510 544 730C544 754 534 764 510 764C380 770 220 760 90 766C66 766 56 756 58 732C52 510 64 290 60 70Z" fill="${GREEN[200]}"/>` +
      line("M96 72V728M504 72V728", 10, GREEN[300]).replace("/>", ' stroke-dasharray="2 26"/>') +
      person,
  }
}
