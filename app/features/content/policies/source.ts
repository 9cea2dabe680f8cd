import type { PolicySection } from "#content/schema/sections.ts"

/** A policy as staff write it: a line with “# ” starts a section, an empty line a paragraph. */
export function policySource(sections: readonly PolicySection[]) {
  return sections.flatMap(({ heading, paragraphs }) => [`# ${heading}`, ...paragraphs]).join("\n\n")
}
