import { type ArticleBlock, citedIds } from "#content/schema/articles.ts"
import type { CitedSource } from "#content/schema/sources.ts"

export interface Note {
  number: number
  source: CitedSource
}

export interface Passage {
  block: ArticleBlock
  /** The sources that this block is the first to cite. */
  notes: Note[]
}

/** Blocks with their notes. Sources are numbered in the order in which the text cites them. */
export function passagesOf(blocks: readonly ArticleBlock[], sources: readonly CitedSource[]) {
  const numbers = new Map<string, number>()
  const passages = blocks.map((block): Passage => {
    const notes: Note[] = []
    for (const id of citedIds(block)) {
      const source = sources.find(source => source.id === id)
      if (!source || numbers.has(id)) continue
      numbers.set(id, numbers.size + 1)
      notes.push({ number: numbers.size, source })
    }
    return { block, notes }
  })
  return { passages, numbers: Object.fromEntries(numbers) }
}
