import { KeyLink } from "./links.tsx"
import type { ContentPage } from "./queries.ts"
import { WithMail } from "./with-mail.tsx"

/** A page in one narrow column, for the half of the screen beside a poster. */
export function Note({ page: { title, lead, sections } }: { page: ContentPage }) {
  const keys = sections.flatMap(section => (section.kind === "opening" ? section.keys : []))
  const paragraphs = sections.flatMap(section => (section.kind === "prose" ? section.paragraphs : []))
  return (
    <>
      <h1 className="text-2 wdth-82">{title}</h1>
      <p className="text-lead leading-[1.42]">{lead}</p>
      {paragraphs.map(paragraph => (
        <p key={paragraph}>
          <WithMail>{paragraph}</WithMail>
        </p>
      ))}
      <div className="flex flex-wrap gap-4">
        {keys.map((key, i) => (
          <KeyLink key={key.href} link={key} variant={i === 0 ? "green" : "white"} />
        ))}
      </div>
    </>
  )
}
