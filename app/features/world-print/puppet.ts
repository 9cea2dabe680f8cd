import {
  BODY,
  heading,
  INK,
  PAGE,
  type PrintPage,
  type PrintPicture,
  type PrintShape,
  type PrintText,
  WIDTH,
} from "./print-page.ts"

const SCALE = 0.92
/** Around each part, for its cut line. */
const ROOM = 14

interface Part {
  files: readonly string[]
  /** Where it is in its files, which are as large as the whole of Narcat. */
  from: readonly [x: number, y: number]
  size: readonly [width: number, height: number]
  /** Where it starts on the page. */
  at: readonly [x: number, y: number]
  joints: readonly (readonly [x: number, y: number])[]
}

const PARTS: Record<string, Part> = {
  head: {
    files: ["head", "eyes-open", "mouth-open"],
    ...{ from: [72, 14], size: [272, 307], at: [64, 126] },
    joints: [[205, 244]],
  },
  body: {
    files: ["body"],
    ...{ from: [81, 228], size: [211, 255], at: [356, 150] },
    joints: [
      [205, 248],
      [262, 268],
      [252, 402],
    ],
  },
  "waving arm": {
    files: ["arm-waving"],
    from: [234, 122],
    size: [146, 173],
    at: [60, 446],
    joints: [[262, 268]],
  },
  "arm with a thumb up": {
    files: ["arm-thumbs"],
    from: [236, 202],
    size: [161, 126],
    at: [222, 476],
    joints: [[262, 274]],
  },
  tail: { files: ["tail"], from: [229, 251], size: [177, 181], at: [396, 440], joints: [[254, 404]] },
}
const JOINT = "M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0ZM-10 0H10M0-10V10"

const STEPS = [
  "1. Print it on thick paper, or glue it onto cardboard.",
  "2. Cut out the parts along the dashed lines.",
  "3. Make a small hole through each cross. A grown-up helps with that.",
  "4. Put the head, one arm and the tail on the body, cross on cross. Add paper fasteners.",
  "5. Tape a stick to the back. Now Narcat can show everyone the six steps.",
]

export function puppet(): PrintPage {
  const parts = Object.entries(PARTS).map(([name, { files, from, size, at, joints }]) => {
    const view = {
      x: from[0] - ROOM,
      y: from[1] - ROOM,
      width: size[0] + 2 * ROOM,
      height: size[1] + 2 * ROOM,
    }
    return { name, files, joints, view, x: at[0] - ROOM * SCALE, y: at[1] - ROOM * SCALE }
  })
  return {
    title: "Narcat paper puppet",
    shapes: [],
    pictures: parts.map(
      ({ name, files, view, x, y }): PrintPicture => ({
        files: files.map(file => `mascot/parts/${file}.svg`),
        alt: `A part of the puppet: ${name}.`,
        cutScale: SCALE,
        crop: `${view.x} ${view.y} ${view.width} ${view.height}`,
        ...{ x, y, width: view.width * SCALE, height: view.height * SCALE },
      }),
    ),
    marks: parts.flatMap(({ joints, view, x, y }) =>
      joints.map(
        ([jointX, jointY]): PrintShape => ({
          path: JOINT,
          x: x + (jointX - view.x) * SCALE,
          y: y + (jointY - view.y) * SCALE,
          ...{ scale: 0.8, stroke: INK },
        }),
      ),
    ),
    texts: [
      ...heading(
        "Paper puppet",
        "Five parts, three paper fasteners and a stick. There are two arms to choose from.",
      ),
      ...STEPS.map((text, at): PrintText => {
        return { role: "P", text, type: BODY, x: PAGE.margin, y: 642 + at * 20, width: WIDTH }
      }),
    ],
  }
}
