import type { Section } from "#content/schema/sections.ts"
import { SECTION_LABELS } from "./labels.ts"

const LONGEST = 60

/** The words by which a section is known in a list. */
export function sectionTitle(section: Section) {
  const words = firstWords(section)
  const cut = words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
  return `${SECTION_LABELS[section.kind]}: ${cut}`
}

function firstWords(section: Section): string {
  if ("heading" in section && section.heading) return section.heading
  switch (section.kind) {
    case "opening":
      return section.lines.join(" ")
    case "prose":
      return section.paragraphs[0] ?? ""
    case "callout":
      return section.title
    case "narcat":
      return section.says
    case "urgent":
      return section.items.map(({ title }) => title).join(", ")
    case "sources":
      return section.items[0] ?? ""
    default:
      return ""
  }
}
