import {
  BODY,
  CUT,
  heading,
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

export function colorNarcat(): PrintPage {
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

export function colorTheQuad(): PrintPage {
  return {
    title: "Color the quad",
    // The edge of the lawn, and a path across it.
    shapes: [
      { path: "M0 0C150-24 350 24 520-6", x: PAGE.margin, y: 372, scale: 1, stroke: INK },
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

const CARD = { width: 252, height: 192, top: 126, gap: 12 }
const CARD_TITLE = { voice: "display", size: 20, weight: 850, width: 90 } as const
// A circle for the number, around its center.
const CIRCLE = "M-14 0A14 14 0 1 1 14 0A14 14 0 1 1-14 0Z"

/** Where the card of a step is; the children write its number into a circle. */
function card(at: number) {
  return {
    x: PAGE.margin + (at % 2) * (CARD.width + CARD.gap),
    y: CARD.top + Math.floor(at / 2) * (CARD.height + CARD.gap),
  }
}

export function colorTheSteps(steps: readonly PrintStep[]): PrintPage {
  const cards = steps.slice(0, STEP_PICTURES.length).map((step, at) => ({ ...step, at, ...card(at) }))
  return {
    title: "Color the six steps",
    shapes: cards.flatMap(({ x, y }): PrintShape[] => [
      { path: `M0 0H${CARD.width}V${CARD.height}H0Z`, x, y, scale: 1, ...CUT },
      { path: CIRCLE, x: x + CARD.width - 24, y: y + 23, scale: 1, stroke: INK },
    ]),
    pictures: cards.map(({ title, at, x, y }): PrintPicture => {
      const alt = `${title}, as an outline to color.`
      const place = { x: x + 6, y: y + 48, width: CARD.width - 12, height: 135 }
      return { files: [`art/courses/${STEP_PICTURES[at]}.svg`], alt, isOutlined: true, ...place }
    }),
    texts: [
      ...heading(
        "Color the steps",
        "Color, then cut along the dashed lines. Mix the cards, and number them in order.",
      ),
      ...cards.map(({ title, x, y }): PrintText => {
        return { role: "H2", text: title, type: CARD_TITLE, x: x + 14, y: y + 14, width: 190 }
      }),
      {
        role: "P",
        text: "What goes into the empty bubble? Say each step out loud.",
        type: BODY,
        ...{ x: PAGE.margin, y: 102, width: WIDTH },
      },
    ],
  }
}
