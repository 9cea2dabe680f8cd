import { type Change, compareLists } from "#app/lib/format/compare-lists.ts"
import type { PolicySection } from "#content/schema/sections.ts"

export interface ComparedSection {
  heading: string
  paragraphs: Change<string>[]
}

/** Every paragraph of the newer text, and the removed ones where they were; removed sections come last. */
export function compareTexts(
  before: readonly PolicySection[],
  after: readonly PolicySection[],
): ComparedSection[] {
  const paragraphsIn = (sections: readonly PolicySection[], heading: string) =>
    sections.find(section => section.heading === heading)?.paragraphs ?? []
  const headings = new Set([...after, ...before].map(({ heading }) => heading))
  return [...headings].map(heading => ({
    heading,
    paragraphs: compareLists(paragraphsIn(before, heading), paragraphsIn(after, heading)),
  }))
}
