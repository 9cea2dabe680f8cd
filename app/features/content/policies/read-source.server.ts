import { type PolicySection, policySections } from "#content/schema/sections.ts"

const HEADING = /^#\s+/

type Read = { sections: PolicySection[] } | { error: string }

/** The sections of what staff wrote, or what is wrong with it. */
export function readPolicySource(source: string): Read {
  const sections: PolicySection[] = []
  for (const block of source
    .replaceAll("\r\n", "\n")
    .replaceAll(/^#\s.*$/gm, "\n$&\n")
    .split(/\n\s*\n/)) {
    const text = block.trim().replaceAll(/\s*\n\s*/g, " ")
    if (text === "") continue
    if (HEADING.test(text)) sections.push({ heading: text.replace(HEADING, ""), paragraphs: [] })
    else if (sections.length === 0) return { error: "Start with a heading, such as “# What this site is”." }
    else sections.at(-1)!.paragraphs.push(text)
  }
  return checked(sections)
}

function checked(sections: PolicySection[]): Read {
  const empty = sections.find(({ paragraphs }) => paragraphs.length === 0)
  if (empty) return { error: `There is no text below the heading “${empty.heading}”.` }
  const twice = sections.find(
    ({ heading }, index) => sections.findIndex(other => other.heading === heading) < index,
  )
  if (twice) return { error: `The heading “${twice.heading}” is there twice.` }
  const parsed = policySections.safeParse(sections)
  if (parsed.success) return { sections: parsed.data }
  const [place] = parsed.error.issues[0]?.path ?? []
  const heading = sections[Number(place)]?.heading
  return {
    error: heading
      ? `Below “${heading.slice(0, 120)}”: keep headings to 120 and paragraphs to 2,000 characters.`
      : "Write the text.",
  }
}
