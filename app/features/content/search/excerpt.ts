export interface ExcerptPart {
  /** Its position in the excerpt. */
  start: number
  text: string
  isHit: boolean
}

// `private.search_hits` puts these around hits.
const START = "⟦"
const STOP = "⟧"

/** Splits an excerpt into its hits and the text between them. */
export function excerptParts(excerpt: string): ExcerptPart[] {
  return [...excerpt.matchAll(/⟦([^⟧]*)⟧|[^⟦]+/g)].map(({ 0: text, 1: hit, index }) => ({
    start: index,
    text: hit ?? text,
    isHit: hit !== undefined,
  }))
}

/** Removes marks inside placeholders such as {site}, so that they can be replaced. */
export function withoutMarkedPlaceholders(excerpt: string): string {
  return excerpt.replaceAll(/\{[^{}]*\}/g, placeholder =>
    placeholder.replaceAll(START, "").replaceAll(STOP, ""),
  )
}
