import { Narcat } from "#app/ui/brand/mascot.tsx"
import { Rings } from "#app/ui/brand/rings.tsx"
import { KeyLink } from "./links.tsx"
import type { ContentPage } from "./queries.ts"

/** The end of something, on a page of its own: one picture, one line, one key. */
export function Farewell({ page: { title, lead, sections } }: { page: ContentPage }) {
  const keys = sections.flatMap(section => (section.kind === "opening" ? section.keys : []))
  return (
    <>
      <div className="relative grid w-[min(84vw,336px)] place-items-center">
        <Rings field="mint" className="w-full" />
        <Narcat
          pose="thumbs"
          alt="Narcat winks and gives a thumbs up."
          className="absolute bottom-0 w-[58%]"
        />
      </div>
      <h1 className="text-1 uppercase leading-[0.86] wdth-74">{title}</h1>
      <p className="max-w-[30em] text-lead leading-[1.42]">{lead}</p>
      {keys.map(key => (
        <KeyLink key={key.href} link={key} className="mt-3" />
      ))}
    </>
  )
}
