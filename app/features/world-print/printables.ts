import { burst, scallop } from "#app/ui/brand/sticker-shape.ts"
import {
  BODY,
  heading,
  INK,
  PAGE,
  type PrintPage,
  type PrintPicture,
  type PrintShape,
  type PrintText,
} from "./print-page.ts"

interface PrintStep {
  title: string
  say: string
}

const WIDTH = PAGE.width - 2 * PAGE.margin

/** Everything that can be printed, by the name of its file. */
export const PRINTABLES: Record<string, (steps: readonly PrintStep[]) => PrintPage> = {
  "color-narcat": colorNarcat,
  "color-the-quad": colorTheQuad,
  "color-the-steps": colorTheSteps,
  poster,
  puppet,
  stickers,
}

function colorNarcat(): PrintPage {
  return {
    title: "Color Narcat",
    shapes: [],
    pictures: [
      {
        files: ["mascot/narcat-waving.svg"],
        alt: "Narcat waves, as an outline to color.",
        isOutlined: true,
        ...{ x: 64, y: 118, width: 484, height: 560 },
      },
    ],
    texts: heading("Color Narcat", "Orange fur, a green bandana, a blue pouch. Or any colors you like."),
  }
}

function colorTheQuad(): PrintPage {
  return {
    title: "Color the quad",
    // The edge of the lawn, and a path across it.
    shapes: [
      { path: "M0 0C150-24 350 24 532-6", x: PAGE.margin, y: 372, scale: 1, stroke: INK },
      {
        path: "M240-4C200 90 120 160 20 230M290 0C270 100 210 180 150 230",
        x: PAGE.margin,
        y: 372,
        scale: 1,
        stroke: INK,
      },
    ],
    pictures: [
      {
        files: ["art/narcatsworld-scene.svg"],
        alt: "The school on the quad with its clock tower and trees, as an outline to color.",
        isOutlined: true,
        crop: "196 196 600 286",
        ...{ x: PAGE.margin, y: 112, width: WIDTH, height: 254 },
      },
      {
        files: ["mascot/narcat-thumbs.svg"],
        alt: "Narcat on the lawn with a thumb up, as an outline to color.",
        isOutlined: true,
        ...{ x: 330, y: 402, width: 218, height: 240 },
      },
    ],
    texts: [
      ...heading(
        "Color the quad",
        "Where on the quad would you keep naloxone, so that everyone can find it?",
      ),
      {
        role: "P",
        text: "Draw a cross there. Then draw the person who would call 911.",
        type: { ...BODY, size: 16 },
        ...{ x: PAGE.margin, y: 676, width: WIDTH },
      },
    ],
  }
}

const STEP_PICTURES = [
  "response-check",
  "call-911",
  "spray-in-nostril",
  "rescue-breath",
  "recovery-position",
  "stay-together",
]

/** Where the step is on a page with two columns. */
function cell(at: number, top: number, height: number) {
  return { x: PAGE.margin + (at % 2) * 272, y: top + Math.floor(at / 2) * height }
}

function colorTheSteps(steps: readonly PrintStep[]): PrintPage {
  return {
    title: "Color the six steps",
    shapes: [],
    pictures: STEP_PICTURES.map((name, at): PrintPicture => {
      const { x, y } = cell(at, 146, 202)
      const alt = `Step ${at + 1}, as an outline to color: ${steps[at]?.title ?? name}.`
      return { files: [`art/courses/${name}.svg`], alt, isOutlined: true, x, y, width: 260, height: 146 }
    }),
    texts: [
      ...heading("Color the steps", "Say each step out loud while you color it. Write 911 into the bubble."),
      ...steps.slice(0, STEP_PICTURES.length).map((step, at): PrintText => {
        const { x, y } = cell(at, 118, 202)
        const type = { voice: "display", size: 20, weight: 850, width: 90 } as const
        return { role: "H2", text: `${at + 1}. ${step.title}`, type, x, y, width: 260 }
      }),
    ],
  }
}

function poster(steps: readonly PrintStep[]): PrintPage {
  const rows = steps.flatMap(({ title, say }, at): PrintText[] => {
    const y = 148 + at * 100
    return [
      {
        role: "H2",
        text: `${at + 1}. ${title}`,
        type: { voice: "display", size: 26, weight: 900, width: 92 },
        ...{ x: PAGE.margin, y, width: 350 },
      },
      { role: "P", text: say, type: { ...BODY, size: 14.5 }, x: PAGE.margin, y: y + 31, width: 350 },
    ]
  })
  return {
    title: "Poster: the six steps",
    shapes: [
      { path: "M0 0H612V130H0Z", x: 0, y: 0, scale: 1, fill: "#35e583" },
      { path: scallop(14), x: 398, y: 152, scale: 1.8, fill: "#ffd27b" },
    ],
    pictures: [
      {
        files: ["mascot/narcat-waving.svg"],
        alt: "Narcat waves.",
        ...{ x: 410, y: 480, width: 180, height: 200 },
      },
    ],
    texts: [
      {
        role: "H1",
        text: "Someone won’t wake up?",
        type: { voice: "display", size: 56, weight: 900, width: 62 },
        ...{ x: PAGE.margin, y: 28, width: WIDTH },
      },
      {
        role: "P",
        text: "Six steps. Anyone can do them.",
        type: { ...BODY, size: 18, weight: 700 },
        ...{ x: PAGE.margin, y: 92, width: WIDTH },
      },
      ...rows,
      {
        role: "P",
        text: "Call 911",
        type: { voice: "display", size: 40, weight: 900, width: 62 },
        ...{ x: 398, y: 206, width: 180, isCentered: true },
      },
      {
        role: "P",
        text: "every time",
        type: { ...BODY, size: 17, weight: 700 },
        ...{ x: 398, y: 254, width: 180, isCentered: true },
      },
    ],
  }
}

// One part of the puppet: its files, and where its sheet of 436 by 480 lies on the page.
const PART_SCALE = 0.6
const PUPPET = {
  head: { files: ["head", "eyes-open", "mouth-open"], x: 8, y: 118, joints: [[205, 244]] },
  body: {
    files: ["body"],
    x: 286,
    y: 40,
    joints: [
      [205, 248],
      [262, 268],
      [252, 402],
    ],
  },
  wave: { files: ["arm-waving"], x: -84, y: 322, joints: [[262, 268]] },
  thumb: { files: ["arm-thumbs"], x: 66, y: 300, joints: [[262, 274]] },
  tail: { files: ["tail"], x: 262, y: 262, joints: [[254, 404]] },
} as const
const JOINT = "M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0ZM-10 0H10M0-10V10"

const PUPPET_STEPS = [
  "1. Print it on thick paper, or glue it onto cardboard. Color the back if you like.",
  "2. Cut out the five parts, and fold the ears forward a little. Leave a thin white edge: it’s easier than cutting along the line.",
  "3. Make a small hole at every circle with a cross. A grown-up helps with that.",
  "4. Put the head, one arm and the tail onto the body, hole on hole, and join them with paper fasteners. You can swap the arms.",
  "5. Tape a stick to the back. Now Narcat can tell everyone: check, call, spray, breathe, turn, stay.",
]

function puppet(): PrintPage {
  const parts = Object.entries(PUPPET)
  return {
    title: "Narcat paper puppet",
    shapes: [],
    pictures: parts.map(
      ([name, { files, x, y }]): PrintPicture => ({
        files: files.map(file => `mascot/parts/${file}.svg`),
        alt: `A part of the puppet: ${name}.`,
        ...{ x, y, width: 436 * PART_SCALE, height: 480 * PART_SCALE },
      }),
    ),
    marks: parts.flatMap(([, { x, y, joints }]) =>
      joints.map(
        ([jointX, jointY]): PrintShape => ({
          path: JOINT,
          // The sheets start at -6, 6.
          x: x + (jointX + 6) * PART_SCALE,
          y: y + (jointY - 6) * PART_SCALE,
          ...{ scale: 0.7, stroke: INK },
        }),
      ),
    ),
    texts: [
      ...heading("Paper puppet", "Five parts, three paper fasteners, one stick."),
      ...PUPPET_STEPS.map((text, at): PrintText => {
        return { role: "P", text, type: BODY, x: PAGE.margin, y: 560 + at * 37, width: WIDTH }
      }),
    ],
  }
}

const CAT_STICKERS = ["thumbs", "sleeping", "kneeling", "waving"]
const WORD_STICKERS = [
  { lines: ["I", "carry", "ask me"], path: scallop(14), fill: "#35e583" },
  { lines: ["In", "5s", "out"], path: scallop(60, 48), fill: "#a5dfff" },
  { lines: ["Tilt", "spray", "breathe"], path: burst(16), fill: "#fea28f" },
  { lines: ["Any", "body", "can"], path: scallop(12), fill: "#ffb336" },
]

function stickers(): PrintPage {
  const at = (index: number, isWord: boolean) => {
    const row = index
    return { x: 50 + ((index % 2 === 0) === isWord ? 272 : 0), y: 112 + row * 162 }
  }
  return {
    title: "Narcat stickers",
    shapes: WORD_STICKERS.map(({ path, fill }, index): PrintShape => {
      const { x, y } = at(index, true)
      return { path, x: x + 38, y, scale: 1.56, fill }
    }),
    pictures: CAT_STICKERS.map((pose, index): PrintPicture => {
      const { x, y } = at(index, false)
      return {
        files: [`mascot/narcat-${pose}-sticker.svg`],
        alt: `Sticker: Narcat, ${pose}.`,
        ...{ x: x + 38, y, width: 156, height: 156 },
      }
    }),
    texts: [
      ...heading("Peel and stick", "Print on sticker paper, and cut around the edges."),
      ...WORD_STICKERS.flatMap(({ lines }, index) => {
        const { x, y } = at(index, true)
        return lines.map((text, row): PrintText => {
          const size = row === 1 ? 38 : 19
          const type = { voice: "display", size, weight: 900, width: row === 1 ? 80 : 100 } as const
          const top = y + [34, 56, 98][row]!
          return {
            role: "P",
            text: text.toUpperCase(),
            type,
            x: x + 38,
            y: top,
            width: 156,
            isCentered: true,
          }
        })
      }),
    ],
  }
}
