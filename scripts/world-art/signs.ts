import type { Lettering } from "#app/lib/og-image/lettering.server.ts"
import { AIR, dotted, figure, INK, line, placed, WHITE } from "../course-art/hand.ts"
import { face, flesh, hand, SAM } from "../course-art/people.ts"
import { type Drawing, word } from "../course-art/scene.ts"
import { lens, PATIENTS, type Patient } from "./patients.ts"
import { GROUNDS, PROPS } from "./props.ts"

/** Someone on their back, seen from above, with every sign of an overdose in sight. */
export function signsPicture(place: string, letters: Lettering): Drawing {
  const { behind, front } = PROPS[place]!
  const svg = [
    GROUNDS[place]!(),
    ...behind.map(draw => draw(letters)),
    person(PATIENTS[place]!),
    ...front.map(draw => draw(letters)),
    helper(letters),
    gurgle(letters),
  ].join("")
  return { width: 600, height: 800, svg }
}

function person(patient: Patient) {
  const { looks, hair, shirt } = patient
  const torso =
    "M152 462C190 412 250 404 300 404C350 404 410 412 448 462C472 560 474 690 466 830H134C126 690 128 560 152 462Z"
  return [
    // The limp arm, as it fell.
    hand(86, 664, 104, 1.5, looks),
    figure([{ d: "M178 470C140 520 118 570 104 630", width: 70 }], shirt),
    flesh([{ d: "M300 336V410", width: 92 }], looks),
    figure([{ d: torso }], {
      ...shirt,
      inside: dotted("M120 700C220 760 380 760 480 660V840H120Z", INK, 9, 1.4),
    }),
    line("M236 412C256 448 344 448 364 412", 5),
    figure([{ d: "M432 472C476 520 498 580 466 634", width: 66 }], shirt),
    figure([{ d: "M466 634C440 662 412 672 384 676", width: 60 }], shirt),
    hand(372, 676, 178, 1.4, looks),
    face({ x: 300, y: 250, scale: 1.9, looks, hair, lips: patient.face ? "small" : "large" }),
    patient.face ? placed(patient.face(), { x: 300, y: 250, scale: 1.9 }) : "",
    drops(),
    flatBreath(),
    line("M352 240C390 206 412 188 436 172", 5),
    lens(looks),
  ].join("")
}

/** Cold sweat at the temple. */
function drops() {
  const drop = (x: number, y: number, scale: number) =>
    `<path transform="translate(${x} ${y}) scale(${scale})" d="M0-20C10-6 14 2 14 8C14 16 8 22 0 22C-8 22-14 16-14 8C-14 2-10-6 0-20Z" fill="${AIR[300]}" stroke="${INK}" stroke-width="4.400" stroke-linejoin="round"/>`
  return drop(204, 236, 0.95) + drop(190, 282, 0.8) + drop(222, 284, 0.66)
}

/** The breath on a monitor: almost nothing. */
function flatBreath() {
  const trace = "M214 540H286C294 540 292 524 300 524C308 524 306 540 314 540H386"
  return line(trace, 20) + line(trace, 9, WHITE)
}

function helper(letters: Lettering) {
  return (
    placed(bubble(92, 46), { x: 506, y: 330 }) +
    word(letters, "Hey! Hey!", 506, 342, { size: 32, wdth: 80 }) +
    figure([{ d: "M640 404C590 412 560 424 530 436", width: 56 }], { fill: "#fff3d5", rim: WHITE }) +
    hand(512, 440, 168, 1.4, SAM)
  )
}

function gurgle(letters: Lettering) {
  return (
    figure([{ d: "M176 350L252 330L192 386Z" }], { fill: WHITE, wobble: 0.4 }) +
    placed(bubble(92, 44), { x: 108, y: 372 }) +
    `<path d="M168 352L214 340L182 380Z" fill="${WHITE}"/>` +
    word(letters, "Hrrr … gl", 108, 384, { size: 32, wdth: 80 })
  )
}

function bubble(width: number, height: number) {
  const [w, h] = [width, height]
  return figure(
    [
      {
        d: `M0-${h}C${w * 0.7}-${h} ${w}-${h * 0.7} ${w} 0C${w} ${h * 0.7} ${w * 0.7} ${h} 0 ${h}C-${w * 0.7} ${h}-${w} ${h * 0.7}-${w} 0C-${w}-${h * 0.7}-${w * 0.7}-${h} 0-${h}Z`,
      },
    ],
    { fill: WHITE, wobble: 0.6 },
  )
}
