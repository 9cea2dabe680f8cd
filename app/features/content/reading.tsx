import type { ReactNode } from "react"
import { Accordion } from "#app/ui/overlays/accordion.tsx"
import type { SectionOf } from "#content/schema/sections.ts"
import { WithEmailLinks } from "./email-links.tsx"

const COLUMNS = "wrap grid gap-x-[clamp(24px,5vw,88px)] gap-y-6 column:grid-cols-[5fr_7fr]"

export function Prose({ section: { heading, paragraphs } }: { section: SectionOf<"prose"> }) {
  return (
    <ReadingSection heading={heading}>
      {paragraphs.map(paragraph => (
        <p key={paragraph} className="text-pretty">
          <WithEmailLinks>{paragraph}</WithEmailLinks>
        </p>
      ))}
    </ReadingSection>
  )
}

/** Paragraphs beside their heading. */
export function ReadingSection({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <section className={COLUMNS}>
      {heading && <h2 className="text-2 wdth-82">{heading}</h2>}
      <div className="grid max-w-[68ch] content-start gap-5 text-[1.125rem] leading-[1.6] column:col-start-2">
        {children}
      </div>
    </section>
  )
}

export function Questions({ section: { heading, items } }: { section: SectionOf<"questions"> }) {
  return (
    <section className={COLUMNS}>
      <h2 className="text-2 wdth-82">{heading}</h2>
      <Accordion
        items={items.map(({ question, answer }) => ({ key: question, title: question, content: answer }))}
      />
    </section>
  )
}

export function Sources({ section: { items } }: { section: SectionOf<"sources"> }) {
  return (
    <section className={COLUMNS}>
      <h2 className="text-3 font-[850] wdth-96">Sources</h2>
      <ul className="grid max-w-[68ch] gap-1.5 text-gray-600 text-small">
        {items.map(source => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  )
}
