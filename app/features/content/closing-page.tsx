import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Rings } from "#app/ui/brand/rings.tsx"
import { ButtonLink } from "./links.tsx"
import { PreviewNote } from "./preview-note.tsx"
import type { ContentPage } from "./queries.ts"

/** The last page of a flow: one picture, one line, one button. */
export function ClosingPage({ page }: { page: ContentPage }) {
  const { title, lead, sections } = page
  const buttons = sections.flatMap(section => (section.kind === "opening" ? section.buttons : []))
  return (
    <>
      <PreviewNote of={page} />
      <div className="relative grid w-[min(84vw,336px)] place-items-center">
        <Rings background="mint" className="w-full" />
        <Narcat
          pose="thumbs"
          alt="Narcat winks and gives a thumbs up."
          className="absolute bottom-0 w-[58%]"
        />
      </div>
      <h1 className="text-1 uppercase leading-[0.86] wdth-74">{title}</h1>
      <p className="max-w-[30em] text-lead leading-[1.42]">{lead}</p>
      {buttons.map(button => (
        <ButtonLink key={button.href} link={button} className="mt-3" />
      ))}
    </>
  )
}
