import type { Lettering } from "#app/lib/og-image/lettering.server.ts"
import { AIR, figure, GREEN, INK, line, MARIGOLD, placed, SIREN, WHITE } from "./hand.ts"
import { onBack } from "./lying.ts"
import { type Drawing, field, rug, wide, word } from "./scene.ts"

/** Two eyes: a pupil like the tip of a pin, and a wide one. */
export function pupils(): Drawing {
  const eye = (pupil: number) =>
    figure(
      [{ d: "M-158 8C-104-84-40-108 0-108C48-108 108-80 158 8C106 80 52 98 0 98C-50 98-110 78-158 8Z" }],
      {
        fill: WHITE,
        wobble: 0.8,
        inside: `<circle r="82" fill="#8a5630"/><circle r="82" fill="none" stroke="${INK}" stroke-width="7"/><circle r="62" fill="none" stroke="#b37a53" stroke-width="10" stroke-dasharray="3 17"/><circle r="${pupil}" fill="${INK}"/><circle cx="-28" cy="-32" r="13" fill="${WHITE}"/>`,
      },
    ) +
    line("M-170-64C-110-150 90-168 168-76", 17) +
    line("M-140-18C-100-84-46-106 0-106C50-106 104-82 142-16", 10)
  return wide(
    `<rect width="400" height="450" fill="${MARIGOLD[200]}"/><rect x="400" width="400" height="450" fill="${AIR[200]}"/>` +
      placed(eye(9), { x: 200, y: 246 }) +
      placed(eye(56), { x: 600, y: 246 }),
  )
}

/** Two lines of breath: almost flat, and even. */
export function breathLines(): Drawing {
  const slow = "M-20 150H230C262 150 262 96 292 96C322 96 322 150 354 150H820"
  const even =
    "M-20 350C20 350 26 268 62 268C98 268 104 350 142 350C180 350 186 268 222 268C258 268 264 350 302 350C340 350 346 268 382 268C418 268 424 350 462 350C500 350 506 268 542 268C578 268 584 350 622 350C660 350 666 268 702 268C738 268 744 350 820 350"
  return wide(
    `${field(SIREN[200])}<path d="M0 222C200 214 560 232 800 220V450H0Z" fill="${GREEN[200]}"/>` +
      line(slow, 22) +
      line(slow, 9, SIREN[400]) +
      line(even, 22) +
      line(even, 9, GREEN[400]),
  )
}

/** Someone on a rug who makes a sound like snoring. */
export function snoring(letters: Lettering): Drawing {
  const bubble = figure(
    [
      {
        d: "M0-92C96-96 158-66 158 0C158 60 96 92 8 92C-20 92-44 88-66 80L-122 112L-104 60C-142 40-156 22-156-2C-156-62-92-88 0-92Z",
      },
    ],
    { fill: WHITE, wobble: 0.8 },
  )
  return wide(
    rug(AIR[200], AIR[300], GREEN[100]) +
      placed(onBack(), { x: 20, y: 72 }) +
      placed(bubble, { x: 338, y: 132 }) +
      word(letters, "Hrrr … gl", 340, 148, { size: 52, align: "middle" }),
  )
}
