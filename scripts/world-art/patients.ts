import { AIR, figure, GRAY, GREEN, line, MARIGOLD, placed, SIREN, stroke } from "../course-art/hand.ts"
import type { Looks } from "../course-art/people.ts"

/** The person in the picture of one place. */
export interface Patient {
  looks: Looks
  hair: "short" | "curly" | "long" | "cropped"
  shirt: { fill: string; rim: string }
  /** Drawn on the face. */
  face?: () => string
}

const blueLips = { lips: "#6f6db5" }
const grayLips = { lips: "#8a817e" }

/** Full, with room for the lips. */
const beard = () =>
  figure(
    [
      {
        d: "M-47-2C-49 46-28 70 0 70C28 70 49 46 47-2C42 18 34 25 22 27C10 23-10 23-22 27C-34 25-42 18-47-2ZM-24 38C-22 30-10 29 0 31C10 29 22 30 24 38C18 52-18 52-24 38Z",
      },
    ],
    { fill: "#3a241a", rim: "#57392b", outline: 3, wobble: 0.6 },
  )

/** Lines of many laughs beside the eyes. */
const laughLines = () =>
  stroke([-43, 2], [-39, 5], [-37, 10], 1.2, "#c08a6c") +
  stroke([43, 2], [39, 5], [37, 10], 1.2, "#c08a6c") +
  line("M-22 26Q-27 32-25 39M22 26Q27 32 25 39", 2.2, "#c08a6c")

export const PATIENTS: Record<string, Patient> = {
  quad: {
    looks: {
      ...{ skin: "#9a623e", rim: "#b37a53", shade: "#7d4b2c", hair: "#1d1310", shine: "#3a2820" },
      ...grayLips,
    },
    hair: "curly",
    shirt: { fill: MARIGOLD[400], rim: MARIGOLD[300] },
  },
  kitchen: {
    looks: {
      ...{ skin: "#f4cfb3", rim: "#ffe2cd", shade: "#dcae90", hair: GRAY[300], shine: GRAY[100] },
      ...blueLips,
    },
    hair: "long",
    shirt: { fill: SIREN[400], rim: SIREN[300] },
    face: laughLines,
  },
  festival: {
    looks: {
      ...{ skin: "#5d3a28", rim: "#77503b", shade: "#45291b", hair: "#120d0b", shine: "#2c211d" },
      ...grayLips,
    },
    hair: "cropped",
    shirt: { fill: AIR[400], rim: AIR[300] },
  },
  bar: {
    looks: {
      ...{ skin: "#d9a378", rim: "#ebbd96", shade: "#bb8257", hair: "#2a1a14", shine: "#4a3024" },
      ...blueLips,
    },
    hair: "short",
    shirt: { fill: GREEN[500], rim: GREEN[300] },
    face: beard,
  },
  bus: {
    looks: {
      ...{ skin: "#f7d9c4", rim: "#ffeadb", shade: "#e2b89d", hair: "#a8622d", shine: "#c47e46" },
      ...blueLips,
    },
    hair: "long",
    shirt: { fill: AIR[600], rim: AIR[500] },
  },
}

/** One pupil like the tip of a pin, enlarged. */
export function lens(looks: Looks) {
  const eye = figure(
    [{ d: "M-56 4C-36-32-14-40 0-40C18-40 38-30 56 4C38 30 18 36 0 36C-18 36-38 28-56 4Z" }],
    {
      fill: "#ffffff",
      wobble: 0.4,
      outline: 3,
      inside: `<circle r="30" fill="#8a5630"/><circle r="30" fill="none" stroke="#041c13" stroke-width="4"/><circle r="22" fill="none" stroke="#b37a53" stroke-width="5" stroke-dasharray="2 9"/><circle r="4.500" fill="#041c13"/><circle cx="-11" cy="-12" r="5" fill="#ffffff"/>`,
    },
  )
  return placed(
    figure([{ d: "M-76 0A76 76 0 1 1 76 0A76 76 0 1 1-76 0Z" }], {
      fill: looks.skin,
      rim: looks.rim,
      wobble: 0,
    }) +
      placed(eye, { y: 6 }) +
      line("M-60-24C-38-54 34-58 60-26", 6),
    { x: 508, y: 142 },
  )
}
