import type { ReactNode } from "react"
import { CachedFragment } from "#app/lib/rendering/fragment-cache.tsx"
import type { Section } from "#content/schema/sections.ts"
import { Details, Facts, Links } from "./clippings.tsx"
import { Callout, NarcatSays } from "./color-panel.tsx"
import { Opening } from "./opening.tsx"
import { Figures, Sides, Steps } from "./panels.tsx"
import { People } from "./people.tsx"
import { PreviewNote } from "./preview-note.tsx"
import type { ContentPage } from "./queries.ts"
import { Prose, Questions, Sources } from "./reading.tsx"
import { Story } from "./story.tsx"
import { Urgent } from "./urgent.tsx"

// Full-width colored sections: two in a row have no gap.
const FIELDS: Section["kind"][] = ["figures", "people", "callout"]

interface Props {
  page: ContentPage
  /** Instead of the opening of the page's text. */
  opening?: ReactNode
  children?: ReactNode
}

/** A content page: its opening, the page's own components, then its sections. */
export function Sections({ page, opening: ownOpening, children }: Props) {
  const [first, ...others] = page.sections
  const opening = first?.kind === "opening" ? first : undefined
  const rest = opening ? others : page.sections
  return (
    <>
      <PreviewNote of={page} />
      {ownOpening ?? <Opening page={page} opening={opening} />}
      {children}
      <CachedFragment name="sections" of={page}>
        <div className="content-sections">
          {rest.map((section, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place on the page
            <div key={i} data-kind={section.kind} data-field={FIELDS.includes(section.kind) || undefined}>
              {drawn(section, rest.slice(0, i))}
            </div>
          ))}
        </div>
      </CachedFragment>
    </>
  )
}

function drawn(section: Section, earlier: Section[]): ReactNode {
  switch (section.kind) {
    case "opening":
      return null
    case "prose":
      return <Prose section={section} />
    case "steps":
      return <Steps section={section} />
    case "urgent":
      return <Urgent section={section} />
    case "facts":
      return (
        <Facts section={section} isTurned={earlier.filter(({ kind }) => kind === "facts").length % 2 === 1} />
      )
    case "figures":
      return <Figures section={section} />
    case "sides":
      return <Sides section={section} />
    case "links":
      return <Links section={section} />
    case "details":
      return <Details section={section} />
    case "questions":
      return <Questions section={section} />
    case "people":
      return <People section={section} />
    case "callout":
      return <Callout section={section} />
    case "narcat":
      return <NarcatSays section={section} />
    case "story":
      return <Story section={section} />
    case "sources":
      return <Sources section={section} />
  }
}
