import type { Lettering } from "#app/lib/og-image/lettering.server.ts"
import { AIR, dotted, figure, GREEN, INK, line, MARIGOLD, placed, SIREN, WHITE } from "./hand.ts"
import { onBack, onSide } from "./lying.ts"
import { arm, bandana, body, fingertip, fur, head, paw, profile, spray, stripe, tail } from "./narcat.ts"
import { flesh, hoodie, hoodieShade, nostril, sideFace } from "./people.ts"
import { arrow, breathing, type Drawing, field, meadow, rings, rug, wide, word } from "./scene.ts"

function bubble(d: string) {
  return figure([{ d }], { fill: WHITE, outline: 4.2, wobble: 0 })
}

/** Narcat from the front, waist up, for scenes in which a person lies before it. */
function behind(place: { x: number; y: number; scale: number }, look: Parameters<typeof head>[0]) {
  return placed(body("none") + bandana(205, 240) + head(look), place)
}

/** Knuckles on the breastbone, the other paw shakes the shoulder. */
export function responseCheck(letters: Lettering): Drawing {
  return wide(
    rug(GREEN[200], GREEN[300], MARIGOLD[100]) +
      behind({ x: 156, y: -2, scale: 0.74 }, { x: 205, y: 154, turn: -6, eyes: "focus", mouth: "open" }) +
      placed(onBack(), { x: 20, y: 100 }) +
      arm("M268 204C236 226 222 254 230 284", 31, stripe([222, 250], [240, 240], [256, 252])) +
      paw(236, 296, 74, 0.8) +
      `<g class="rub">${arm("M346 206C384 236 380 288 338 316", 31, stripe([352, 258], [372, 252], [392, 262]))}${paw(322, 326, 150, 0.84)}</g>` +
      line("M352 352Q366 346 368 332M284 346Q274 352 262 350", 5) +
      bubble(
        "M476 62C476 44 488 36 506 36H716C734 36 746 44 746 62V140C746 158 734 166 716 166H540C520 178 494 184 470 184C486 172 494 164 498 162C484 158 476 152 476 140Z",
      ) +
      word(letters, "Hey!", 611, 96, { size: 46 }) +
      word(letters, "Are you okay?", 611, 142, { size: 33, wdth: 80 }),
    ".rub{animation:rub 1.25s ease-in-out infinite}@keyframes rub{50%{transform:translateX(9px)}}",
  )
}

/** A phone at the ear, the other paw points: you, call. */
export function call911(letters: Lettering): Drawing {
  const phone = placed(
    figure([{ d: "M-24-44C-24-52 24-52 24-44V44C24 52-24 52-24 44Z" }], { fill: GREEN[900], wobble: 0.6 }) +
      `<path d="M-16-36H16V28H-16Z" fill="${AIR[300]}"/>`,
    { x: 96, y: 178, turn: 16 },
  )
  const narcat = [
    tail("M160 402C80 430 44 384 62 328C72 292 52 268 26 282"),
    body(),
    bandana(205, 240),
    head({ x: 205, y: 154, turn: 5, eyes: "focus", mouth: "open" }),
    phone,
    arm("M154 272C92 296 56 262 74 214", 40, stripe([70, 286], [88, 268], [112, 270])),
    paw(84, 194, -70, 0.95),
    arm("M256 272C306 282 352 270 402 248", 40, stripe([306, 296], [314, 276], [306, 254])),
    fur([
      { d: "M392 226C410 214 434 222 440 238C444 256 428 272 408 270C390 268 380 240 392 226Z" },
      { d: "M428 234C446 226 464 220 476 218C488 218 490 232 478 238C464 242 450 248 438 254Z" },
    ]),
    line("M426 262Q420 254 412 252", 4.4),
  ].join("")
  return wide(
    meadow() +
      placed(narcat, { x: 90, y: 4, scale: 0.92 }) +
      bubble(
        "M540 42C540 26 552 18 570 18H740C758 18 770 26 770 42V148C770 164 758 172 740 172H570C566 172 562 172 558 171C540 184 500 190 468 186C494 176 520 162 541 146Z",
      ) +
      word(letters, "911", 655, 130, { size: 100, color: SIREN[600], wdth: 96 }) +
      line("M132 126C120 138 114 152 114 166M110 106C94 122 84 142 84 162", 6),
  )
}

function chest(name = "") {
  return `<g class="${name}">${hoodie(
    "M430 490C420 430 432 380 470 350C540 312 680 306 900 328V490Z",
    hoodieShade("M420 436C540 406 700 406 900 386V490H420Z"),
  )}${figure([{ d: "M424 490C412 434 424 382 462 348C484 336 504 346 504 368C484 402 480 440 486 490Z" }], { fill: AIR[500], rim: AIR[400] })}</g>`
}

/** The nozzle all the way in: the fingers beside it touch the nose. The other paw holds the neck. */
export function sprayInNostril(): Drawing {
  const tilted = { x: 250, y: 395, turn: -115, scale: 2.3 }
  return wide(
    field(AIR[200]) +
      rings(250, 190, 270, [AIR[300], "#bfe8ff", AIR[100]]) +
      `<path d="M0 412C220 396 440 424 800 404V450H0Z" fill="${GREEN[400]}"/>` +
      behind({ x: 430, y: 4, scale: 0.86 }, { x: 205, y: 154, turn: -10, eyes: "focus", mouth: "flat" }) +
      flesh([{ d: "M366 384C400 390 440 404 480 420", width: 116 }]) +
      sideFace(tilted) +
      chest() +
      arm("M572 214C500 246 410 214 330 152", 38, stripe([446, 184], [436, 210], [446, 238], 12)) +
      fur([{ d: "M262 122C286 92 348 96 358 134C364 166 342 192 310 192C276 192 248 158 262 122Z" }]) +
      spray({ x: 262, y: 201, turn: -152, scale: 1.72, pressed: 5, sunk: 25 }) +
      nostril(tilted) +
      fingertip(213, 195, 28, 0.9) +
      fingertip(294, 238, 28, 0.9) +
      fingertip(303, 116, 28, 1.15) +
      paw(404, 436, -160, 1.25),
  )
}

/** Head tilted, chin lifted, nose pinched, mouth on mouth; the chest rises. */
export function rescueBreath(): Drawing {
  const trunk = "M420 60C500 40 600 110 640 210C664 280 668 340 660 400H440C420 320 396 250 380 170Z"
  const coat = [
    dotted("M560 90C640 180 660 300 640 420L720 400V90Z", MARIGOLD[500]),
    stripe([600, 150], [570, 160], [548, 186], 14),
    stripe([634, 210], [600, 214], [574, 236], 14),
    stripe([654, 268], [622, 270], [594, 288], 14),
  ].join("")
  const helping = [
    fur([{ d: trunk }], coat),
    arm("M340 120C290 84 236 100 220 150", 34),
    flesh([{ d: "M356 330C392 344 430 366 470 392", width: 96 }]),
    sideFace({ x: 270, y: 332, turn: -115, scale: 1.9 }),
    chest("chest"),
    bandana(432, 116, -62, 0.9),
    profile({ x: 343, y: 92, turn: -45 }),
    paw(216, 172, 64, 0.9),
    arm("M510 180C480 216 440 224 408 216", 36, stripe([470, 236], [464, 216], [452, 198], 11)),
    paw(392, 208, 196, 0.95),
  ].join("")
  return wide(
    field(AIR[200]) +
      rings(600, 160, 240, [AIR[300], "#bfe8ff", AIR[100]]) +
      `<path d="M0 412C220 396 440 424 800 404V450H0Z" fill="${GREEN[400]}"/>` +
      placed(helping, { x: 16, y: 24, scale: 0.95 }) +
      arrow("M640 428V376", [640, 374], -90, WHITE),
    breathing("chest", "scale(1,.97)", "scale(1,1.03)"),
  )
}

/** Kneeling at the chest, both paws in its middle, the arms straight, the shoulders above the paws. */
export function chestCompressions(): Drawing {
  const narcat = { x: 178, y: -4, scale: 0.74 }
  const person = { x: 30, y: 110 }
  const kneeling =
    placed(body("none"), narcat) +
    fur([
      { d: "M300 222L278 264", width: 64 },
      { d: "M360 222L382 264", width: 64 },
    ])
  const pushing = [
    placed(bandana(205, 240) + head({ x: 205, y: 154, turn: 3, eyes: "focus", mouth: "flat" }), narcat),
    arm("M282 198L318 318", 32, stripe([274, 250], [292, 248], [310, 240])),
    arm("M378 198L344 318", 32, stripe([386, 250], [368, 248], [350, 240])),
    paw(334, 352, 90, 1.02),
    paw(330, 328, 90, 1.1),
  ].join("")
  return wide(
    rug(AIR[200], AIR[300], MARIGOLD[100]) +
      tail("M360 222C422 246 484 226 478 180C474 158 486 144 506 150", 24) +
      placed(onBack({ beside: placed(kneeling, { x: -person.x, y: -person.y }) }), person) +
      `<g class="push">${pushing}</g>` +
      arrow("M418 300V346", [418, 348], 90, WHITE),
    // 110 times a minute: the guidelines of the American Heart Association say 100 to 120.
    ".push{animation:push .545s ease-in-out infinite}@keyframes push{50%{transform:translateY(9px)}}",
  )
}

/** Two to three minutes on a dial, and the second dose. */
export function doseClock(
  letters: Lettering,
  dose = spray({ x: 600, y: 248, turn: 14, scale: 2.5 }),
): Drawing {
  const [x, y, radius] = [286, 246, 158]
  const at = (minute: number, reach: number) => {
    const angle = (minute / 5) * 2 * Math.PI - Math.PI / 2
    return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`
  }
  const slice = (from: number, to: number, color: string) =>
    `<path d="M${x} ${y}L${at(from, 132)}A132 132 0 0 1 ${at(to, 132)}Z" fill="${color}"/>`
  const ticks = Array.from({ length: 20 }, (_, tick) =>
    line(`M${at(tick / 4, 122)}L${at(tick / 4, 132)}`, 4),
  ).join("")
  const numerals = [1, 2, 3, 4, 5].map(minute => {
    const [left, top] = at(minute, 92).split(" ").map(Number)
    return word(letters, String(minute), left!, top! + 15, { size: 42 })
  })
  return wide(
    field(MARIGOLD[200]) +
      rings(286, 246, 250, [MARIGOLD[300], "#ffdb91", MARIGOLD[100]]) +
      figure(
        [
          { d: "M262 58H310V92H262ZM246 40C246 32 326 32 326 40V58C326 66 246 66 246 58Z" },
          { d: "M398 92L424 118L406 136L380 110Z" },
        ],
        { fill: SIREN[400], rim: SIREN[300] },
      ) +
      figure(
        [
          {
            d: `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`,
          },
        ],
        { fill: GREEN[900], outline: 5, wobble: 0 },
      ) +
      `<circle cx="${x}" cy="${y}" r="132" fill="${WHITE}"/>` +
      slice(0, 2, GREEN[100]) +
      slice(2, 3, GREEN[400]) +
      ticks +
      numerals.join("") +
      line(`M${x} ${y}L${at(2.5, 78)}`, 10) +
      `<circle cx="${x}" cy="${y}" r="13" fill="${INK}"/>` +
      dose +
      figure([{ d: "M662 82A46 46 0 1 1 754 82A46 46 0 1 1 662 82Z" }], { fill: WHITE, wobble: 0 }) +
      word(letters, "2nd", 708, 96, { size: 38, wdth: 80 }),
  )
}

/** A paw on the shoulder, and the light of the ambulance in the window. */
export function stayTogether(): Drawing {
  const ambulance = [
    `<g class="light"><circle cx="632" cy="78" r="44" fill="${SIREN[400]}" opacity=".35"/><path d="M620 88V74C620 66 644 66 644 74V88Z" fill="${SIREN[400]}" stroke="${INK}" stroke-width="4"/></g>`,
    figure([{ d: "M548 168V96C548 90 552 88 558 88H672L706 122H730C738 122 742 128 742 134V168Z" }], {
      fill: WHITE,
      wobble: 0.6,
    }),
    `<path d="M548 132H742V144H548Z" fill="${SIREN[400]}"/><path d="M672 98L696 122H672Z" fill="${AIR[200]}" stroke="${INK}" stroke-width="4"/>`,
    line("M604 98V122M592 110H616", 8, GREEN[600]),
    `<g fill="${INK}" stroke="${WHITE}" stroke-width="4"><circle cx="588" cy="170" r="16"/><circle cx="700" cy="170" r="16"/></g>`,
  ].join("")
  return wide(
    field(MARIGOLD[200]) +
      `<path d="M0 214H800V450H0Z" fill="${MARIGOLD[100]}"/>${line("M0 214H800", 6, MARIGOLD[300])}` +
      `<path d="M520 26H768V184H520Z" fill="${AIR[800]}"/>` +
      `<clipPath id="pane"><path d="M520 26H768V184H520Z"/></clipPath><g clip-path="url(#pane)">${ambulance}</g>` +
      line("M520 26H768V184H520Z", 9) +
      line("M508 190H780", 14) +
      `<path d="M24 250C200 236 600 240 780 250C788 320 786 380 778 432C600 442 200 440 26 432C16 380 16 320 24 250Z" fill="${AIR[200]}"/>` +
      behind({ x: 150, y: -12, scale: 0.76 }, { x: 205, y: 154, turn: -4, eyes: "open", mouth: "smile" }) +
      placed(onSide(), { x: 24, y: 62 }) +
      figure(
        [
          {
            d: "M340 232C420 222 520 262 590 288C650 296 700 300 716 330C724 366 706 392 660 398C580 416 470 410 420 392C372 386 336 380 330 350C350 320 346 270 340 232Z",
          },
        ],
        {
          fill: GREEN[300],
          rim: GREEN[200],
          inside:
            dotted("M330 360C440 396 600 396 720 350V430H330Z", GREEN[500], 7, 1.8) +
            line("M392 236C400 290 396 350 380 392M470 250C486 300 484 360 470 408", 7, GREEN[500]),
        },
      ) +
      arm("M266 194C236 216 244 244 268 262", 32, stripe([234, 226], [250, 220], [266, 228])) +
      paw(280, 270, 40, 0.86),
    ".light{animation:light 2.500s ease-in-out infinite}@keyframes light{50%{opacity:.35}}",
  )
}
