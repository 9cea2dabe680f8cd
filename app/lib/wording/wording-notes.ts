import { personFirst } from "./person-first.ts"
import { REFUSED_WORDS } from "./refused-words.ts"

const MOST_WORDS = 30

/** What to consider about the words of a text, as sentences. */
export function wordingNotes(text: string): string[] {
  return [
    ...personFirst(text).map(({ found, instead }) => `Instead of “${found}”, write “${instead}”.`),
    ...REFUSED_WORDS.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text)?.[0]
      return found ? [`Instead of “${found}”, write “${instead}”.`] : []
    }),
    ...longSentences(text),
  ]
}

function longSentences(text: string) {
  return text
    .split(/(?<=[.!?])\s+|\n/)
    .map(sentence => sentence.trim().split(/\s+/))
    .filter(words => words.length > MOST_WORDS)
    .map(words => `A sentence has ${words.length} words: “${words.slice(0, 6).join(" ")} …” Make two of it.`)
}
