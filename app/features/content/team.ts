import type { Section } from "#content/schema/sections.ts"

export function categoriesOf(sections: Section[]) {
  return sections.flatMap(section => (section.kind === "people" ? section.categories : []))
}

/** One group of the team and the other groups; null for an unknown slug. */
export function categoryOf(sections: Section[], slug: string) {
  const categories = categoriesOf(sections)
  const category = categories.find(candidate => candidate.slug === slug)
  return category ? { category, others: categories.filter(other => other !== category) } : null
}
