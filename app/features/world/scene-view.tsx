import type { ReactNode } from "react"
import { href, useSearchParams } from "react-router"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import type { CitedSource } from "#content/schema/sources.ts"
import type { Story } from "#content/schema/world.ts"
import { OtherPlaces } from "./other-places.tsx"
import { PLACES } from "./places.ts"
import { SceneScreen } from "./scene-screen.tsx"
import { StorySources } from "./story-sources.tsx"
import { choicesIn, walk } from "./walk.ts"

interface Props {
  place: string
  title: string
  lead: string
  screens: Story["screens"]
  reviewedOn: string
  sources: readonly CitedSource[]
  /** What an ending shows for the choices that led to it. */
  reward(path: readonly string[]): ReactNode
}

/** A story, one screen at a time. The address has the choices, so each screen is a page without JavaScript too. */
export function SceneView({ place, title, lead, screens, reviewedOn, sources, reward }: Props) {
  const [query] = useSearchParams()
  const step = walk({ screens }, choicesIn(query))
  const placeName = PLACES.find(({ key }) => key === place)?.name ?? ""
  return (
    <>
      <div className="overflow-clip bg-air-300 pb-[clamp(40px,5vw,84px)]">
        <div className="wrap">
          <Breadcrumbs
            trail={[
              { label: "Narcat’s World", to: href("/narcatsworld") },
              { label: placeName, to: href("/narcatsworld/:place", { place }) },
              { label: title },
            ]}
          />
          <h1 className="text-2 leading-[0.94] wdth-82">{title}</h1>
          {step.path.length === 0 && <p className="mt-2 max-w-[44em] text-lead leading-[1.42]">{lead}</p>}
          <SceneScreen {...{ place, step, reward }} />
        </div>
      </div>
      {step.screen.kind === "ending" && <StorySources {...{ sources, reviewedOn }} />}
      <div className="pt-[clamp(32px,4vw,56px)]">
        <OtherPlaces current={place} />
      </div>
    </>
  )
}
