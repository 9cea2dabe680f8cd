import { type SetLine, setLine, type Type } from "./set-line.server.ts"

interface WrappedLine {
  text: string
  line: SetLine
}

/** Breaks a text into lines that fit the width. A word that is wider gets a line of its own. */
export async function wrapLines(text: string, type: Type, width: number): Promise<WrappedLine[]> {
  const lines: WrappedLine[] = []
  let current: WrappedLine | undefined
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = await measured(current ? `${current.text} ${word}` : word, type)
    if (current && longer.line.width > width) {
      lines.push(current)
      current = await measured(word, type)
    } else current = longer
  }
  return current ? [...lines, current] : lines
}

async function measured(text: string, type: Type): Promise<WrappedLine> {
  const line = await setLine(text, type)
  if (!line) throw new Error(`no font has every letter of “${text}”`)
  return { text, line }
}
