import { burst, scallop } from "#app/ui/brand/sticker-shape.ts"
import { heading, type PrintPage, type PrintPicture, type PrintShape, type PrintText } from "./print-page.ts"

const CAT_STICKERS = ["thumbs", "sleeping", "kneeling", "waving"]
const WORD_STICKERS = [
  { lines: ["I", "carry", "ask me"], path: scallop(14), fill: "#35e583" },
  { lines: ["In", "5s", "out"], path: scallop(60, 48), fill: "#a5dfff" },
  { lines: ["Tilt", "spray", "breathe"], path: burst(16), fill: "#fea28f" },
  { lines: ["Any", "body", "can"], path: scallop(12), fill: "#ffb336" },
]

export function stickers(): PrintPage {
  const at = (index: number, isWord: boolean) => {
    return { x: 50 + ((index % 2 === 0) === isWord ? 272 : 0), y: 110 + index * 158 }
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
