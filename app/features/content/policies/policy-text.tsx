import type { Change } from "#app/lib/format/compare-lists.ts"
import { WithEmailLinks } from "../email-links.tsx"
import { ReadingSection } from "../reading.tsx"
import type { ComparedSection } from "./compare.ts"

const MARKS = {
  added: { Tag: "ins", label: "Added: ", className: "bg-green-100 no-underline" },
  removed: { Tag: "del", label: "Removed: ", className: "bg-siren-100 text-gray-700 line-through" },
} as const

/** The text of a policy, in which what changed is marked. */
export function PolicyText({ sections }: { sections: readonly ComparedSection[] }) {
  return (
    <div className="grid gap-[clamp(40px,5vw,72px)]">
      {sections.map(({ heading, paragraphs }) => (
        <ReadingSection key={heading} heading={heading}>
          {paragraphs.map(change => (
            <Paragraph key={change.kind + change.item} {...change} />
          ))}
        </ReadingSection>
      ))}
    </div>
  )
}

function Paragraph({ kind, item }: Change<string>) {
  const text = <WithEmailLinks>{item}</WithEmailLinks>
  if (kind === "same") return <p className="text-pretty">{text}</p>
  const { Tag, label, className } = MARKS[kind]
  return (
    <p className="text-pretty">
      <Tag className={`${className} px-1 [box-decoration-break:clone]`}>
        <span className="sr-only">{label}</span>
        {text}
      </Tag>
    </p>
  )
}
