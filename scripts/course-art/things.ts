import type { Lettering } from "#app/lib/og-image/lettering.server.ts"
import { AIR, dotted, figure, GRAY, GREEN, INK, line, MARIGOLD, placed, SIREN, WHITE } from "./hand.ts"
import { spray } from "./narcat.ts"
import { type Drawing, field, rings, wide, word } from "./scene.ts"

/** The device with its parts named. */
export function sprayParts(letters: Lettering): Drawing {
  const pointer = (d: string, [x, y]: readonly [number, number]) =>
    `${line(d, 5)}<circle cx="${x}" cy="${y}" r="9" fill="${SIREN[500]}" stroke="${INK}" stroke-width="4"/>`
  return wide(
    field(AIR[200]) +
      rings(400, 226, 230, [AIR[300], "#bfe8ff", AIR[100]]) +
      spray({ x: 400, y: 224, scale: 3.5 }) +
      pointer("M414 86H540", [408, 86]) +
      pointer("M486 224H560", [478, 224]) +
      pointer("M314 224H240", [322, 224]) +
      pointer("M420 392H540", [412, 392]) +
      word(letters, "Nozzle", 556, 98, { size: 42, align: "start" }) +
      word(letters, "Finger", 576, 238, { size: 42, align: "start" }) +
      word(letters, "Finger", 224, 238, { size: 42, align: "end" }) +
      word(letters, "Plunger", 556, 404, { size: 42, align: "start" }),
  )
}

/** An open box: two sprays, a face shield, a card with the steps. */
export function naloxoneBox(): Drawing {
  const card = placed(
    figure([{ d: "M-62-92C-62-98 62-98 62-92V92C62 98-62 98-62 92Z" }], { fill: WHITE, wobble: 0.8 }) +
      [-62, -30, 2, 34]
        .map(
          y =>
            `<circle cx="-38" cy="${y}" r="12" fill="${GREEN[400]}" stroke="${INK}" stroke-width="4"/>${line(`M-14 ${y}H40`, 7, GRAY[400])}`,
        )
        .join(""),
    { x: 592, y: 190, turn: 9 },
  )
  const shield = placed(
    figure([{ d: "M-74-62C-74-68 74-68 74-62V62C74 68-74 68-74 62Z" }], {
      fill: AIR[100],
      rim: WHITE,
      wobble: 0.8,
    }) +
      line(
        "M-34-40C-40 8-22 46 0 46C22 46 40 8 34-40M-16-28Q-10-22-4-28M4-28Q10-22 16-28M-3-14Q-8-4 2-3",
        5,
        AIR[600],
      ) +
      `<circle cy="20" r="13" fill="${GREEN[300]}" stroke="${AIR[700]}" stroke-width="5"/>`,
    { x: 218, y: 158, turn: -10 },
  )
  return wide(
    field(MARIGOLD[200]) +
      rings(400, 220, 260, [MARIGOLD[300], "#ffdb91", MARIGOLD[100]]) +
      figure([{ d: "M168 224L92 150L236 128L292 224ZM632 224L708 150L564 128L508 224Z" }], {
        fill: GREEN[500],
        rim: GREEN[400],
      }) +
      figure([{ d: "M160 220H640V300H160Z" }], { fill: GREEN[900] }) +
      card +
      shield +
      spray({ x: 344, y: 178, turn: -8, scale: 1.75 }) +
      spray({ x: 460, y: 178, turn: 6, scale: 1.75 }) +
      figure([{ d: "M150 244C150 234 650 234 650 244L634 400C633 412 167 412 166 400Z" }], {
        fill: GREEN[400],
        rim: GREEN[300],
        inside: dotted("M150 370C300 396 500 396 650 360V420H150Z", GREEN[600], 7, 2),
      }) +
      `<circle cx="400" cy="324" r="54" fill="${WHITE}" stroke="${INK}" stroke-width="5"/>` +
      line("M362 340H378C386 340 382 308 392 308H408C418 308 414 340 422 340H438", 8, GREEN[600]),
  )
}

/** Three strips: one line is found, two lines not found, none must be repeated. */
export function testStrip(letters: Lettering): Drawing {
  const strip = (x: number, lines: readonly number[], label: string, color: string) => {
    const wave = `M${x - 44} 300C${x - 30} 288 ${x - 14} 312 ${x} 300C${x + 14} 288 ${x + 30} 312 ${x + 44} 300`
    const bars = lines.map(
      y => `<path d="M${x - 34} ${y}H${x + 34}" stroke="${SIREN[600]}" stroke-width="13"/>`,
    )
    return [
      figure(
        [
          {
            d: `M${x - 44} 36C${x - 44} 28 ${x + 44} 28 ${x + 44} 36V344C${x + 44} 350 ${x - 44} 350 ${x - 44} 344Z`,
          },
        ],
        {
          fill: WHITE,
          wobble: 0.7,
          inside: `<path d="M${x - 60} 20H${x + 60}V96H${x - 60}Z" fill="${color}"/><path d="${wave}V360H${x - 44}Z" fill="${AIR[300]}"/>`,
        },
      ),
      line(wave, 5, AIR[600]),
      `<path d="M${x - 34} 126H${x + 34}V244H${x - 34}Z" fill="${GRAY[100]}" stroke="${GRAY[300]}" stroke-width="4"/>`,
      ...bars,
      lines.length
        ? ""
        : line(`M${x - 26} 158H${x + 26}`, 6, GRAY[400]).replace("/>", ' stroke-dasharray="8 12"/>'),
      word(letters, label, x, 408, { size: 42, wdth: 84 }),
    ].join("")
  }
  return wide(
    field(AIR[100]) +
      `<path d="M0 330C200 318 520 344 800 326V450H0Z" fill="${AIR[200]}"/>` +
      strip(150, [158], "Found", SIREN[300]) +
      strip(400, [158, 214], "Not found", GREEN[300]) +
      strip(650, [], "Repeat", GRAY[300]),
  )
}

/** Ten pills that look alike; five carry the mark. */
export function mixedPills(): Drawing {
  const marked = [1, 3, 5, 6, 9]
  const pills = Array.from({ length: 10 }, (_, at) => {
    const x = 112 + (at % 5) * 144
    const y = at < 5 ? 142 : 310
    const round = `M${x - 52} ${y}A52 52 0 1 1 ${x + 52} ${y}A52 52 0 1 1 ${x - 52} ${y}Z`
    const pill =
      figure([{ d: round }], {
        fill: AIR[300],
        rim: AIR[100],
        wobble: 0.4,
        inside: dotted(
          `M${x - 60} ${y + 18}C${x - 20} ${y + 50} ${x + 40} ${y + 40} ${x + 60} ${y - 10}V${y + 70}H${x - 60}Z`,
          AIR[500],
          6.4,
          1.7,
        ),
      }) + line(`M${x - 30} ${y}H${x + 30}`, 6, AIR[600])
    const mark = placed(
      figure(
        [{ d: "M0-32C4-32 6-30 8-26L32 16C36 24 32 30 24 30H-24C-32 30-36 24-32 16L-8-26C-6-30-4-32 0-32Z" }],
        {
          fill: SIREN[400],
          wobble: 0.4,
        },
      ) + line("M0-12V6M0 18V18.500", 9, INK),
      { x: x + 34, y: y - 36, scale: 0.92 },
    )
    return pill + (marked.includes(at) ? mark : "")
  })
  return wide(
    field(GREEN[100]) +
      `<path d="M36 226C36 90 90 40 210 44C340 36 460 36 590 44C710 40 764 90 764 226C764 362 710 412 590 408C460 416 340 416 210 408C90 412 36 362 36 226Z" fill="${GREEN[200]}"/>` +
      pills.join(""),
  )
}
