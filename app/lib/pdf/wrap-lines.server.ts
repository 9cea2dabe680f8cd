import { clustersOf } from "#app/lib/fonts/clusters.ts"
import { drawableText } from "./drawable-text.server.ts"
import { type SetLine, setLine, type Type } from "./set-line.server.ts"

interface WrappedLine {
  text: string
  line: SetLine
}

/**
 * Breaks a text into lines that fit the width, and a word that is wider than that between its letters. Letters that no
 * font has are left out: a document with a smiley in a name is better than none.
 */
export async function wrapLines(text: string, type: Type, width: number): Promise<WrappedLine[]> {
  const lines: WrappedLine[] = []
  let current: WrappedLine | undefined
  const shown = await drawableText(text, type)
  for (const word of shown.split(/\s+/).filter(Boolean)) {
    const longer = await measured(current ? `${current.text} ${word}` : word, type)
    if (current && longer.line.width > width) {
      lines.push(current)
      current = await measured(word, type)
    } else current = longer
    if (current.line.width <= width) continue
    const pieces = await brokenWord(current.text, type, width)
    lines.push(...pieces.slice(0, -1))
    current = pieces.at(-1)
  }
  return current ? [...lines, current] : lines
}

async function brokenWord(word: string, type: Type, width: number): Promise<WrappedLine[]> {
  const pieces: WrappedLine[] = []
  for (const letter of clustersOf(word)) {
    const last = pieces.at(-1)
    const longer = await measured(`${last?.text ?? ""}${letter}`, type)
    if (last && longer.line.width > width) pieces.push(await measured(letter, type))
    else pieces.splice(-1, 1, longer)
  }
  return pieces
}

async function measured(text: string, type: Type): Promise<WrappedLine> {
  const line = await setLine(text, type)
  if (!line) throw new Error(`no font has every letter of “${text}”`)
  return { text, line }
}
