import type { PageSummary } from "./queries.ts"

const MAX_WORDS = 8

/** The pages that contain every word of the query, matches in the title first. */
export function searchPages(question: string, pages: PageSummary[]) {
  const words = wordsOf(question).slice(0, MAX_WORDS)
  if (words.length === 0) return pages
  const found = pages.filter(page => {
    const text = plain(`${page.title} ${page.description} ${page.lead} ${page.path}`)
    return words.every(word => text.includes(word))
  })
  const hits = (page: PageSummary) => words.filter(word => plain(page.title).includes(word)).length
  return found.sort((a, b) => hits(b) - hits(a))
}

function wordsOf(text: string) {
  return plain(text).split(/\s+/).filter(Boolean)
}

function plain(text: string) {
  return text.toLowerCase().replaceAll("’", "'")
}
