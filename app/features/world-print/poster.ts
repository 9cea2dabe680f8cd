import {
  BODY,
  INK,
  PAGE,
  type PrintPage,
  type PrintPicture,
  type PrintShape,
  type PrintStep,
  type PrintText,
  STEP_PICTURES,
  WIDTH,
} from "./print-page.ts"

const ROW = { top: 160, height: 88, drawing: 142 }
const NUMBER = { voice: "display", size: 26, weight: 900, width: 80 } as const
const TITLE = { voice: "display", size: 24, weight: 900, width: 92 } as const
// Behind a number, around a drawing, and behind the title.
const CIRCLE = "M-20 0A20 20 0 1 1 20 0A20 20 0 1 1-20 0Z"
const FRAME = "M0 0H142V80H0Z"
const PANEL = "M16 0H504Q520 0 520 16V88Q520 104 504 104H16Q0 104 0 88V16Q0 0 16 0Z"
const BLANK_LINE = "M0 0H350"

/** For the wall beside the kit: readable from two steps away, with the drawings of the course. */
export function poster(steps: readonly PrintStep[]): PrintPage {
  const rows = steps
    .slice(0, STEP_PICTURES.length)
    .map((step, at) => ({ ...step, at, y: ROW.top + at * ROW.height }))
  const drawingX = PAGE.margin + WIDTH - ROW.drawing
  return {
    title: "Poster: the six steps",
    shapes: [
      { path: PANEL, x: PAGE.margin, y: 40, scale: 1, fill: "#76f4a8" },
      ...rows.map(({ y }): PrintShape => {
        return { path: CIRCLE, x: PAGE.margin + 20, y: y + 26, scale: 1, fill: "#ffd27b", stroke: INK }
      }),
      { path: BLANK_LINE, x: PAGE.margin + WIDTH - 350, y: 722, scale: 1, stroke: INK },
    ],
    pictures: rows.map(({ title, at, y }): PrintPicture => {
      const box = { x: drawingX, y, width: ROW.drawing, height: 80 }
      return {
        files: [`art/courses/${STEP_PICTURES[at]}.svg`],
        alt: `Drawing of the step: ${title}.`,
        ...box,
      }
    }),
    marks: rows.map(({ y }): PrintShape => ({ path: FRAME, x: drawingX, y, scale: 1, stroke: INK })),
    texts: [
      {
        role: "H1",
        text: "Someone won’t wake up?",
        type: { voice: "display", size: 50, weight: 900, width: 62 },
        ...{ x: PAGE.margin + 20, y: 56, width: WIDTH - 40 },
      },
      {
        role: "P",
        text: "Not breathing right? Six steps. Anyone can do them.",
        type: { ...BODY, size: 18, weight: 700 },
        ...{ x: PAGE.margin + 20, y: 113, width: WIDTH - 40 },
      },
      ...rows.flatMap(({ title, say, at, y }): PrintText[] => [
        {
          role: "P",
          text: `${at + 1}`,
          type: NUMBER,
          ...{ x: PAGE.margin, y: y + 13, width: 40, isCentered: true },
        },
        { role: "H2", text: title, type: TITLE, x: PAGE.margin + 54, y, width: 300 },
        {
          role: "P",
          text: say,
          type: { ...BODY, size: 14 },
          ...{ x: PAGE.margin + 54, y: y + 26, width: 314 },
        },
      ]),
      {
        role: "P",
        text: "Our naloxone is here:",
        type: { ...BODY, size: 16, weight: 700 },
        ...{ x: PAGE.margin, y: 706, width: 170 },
      },
    ],
  }
}
