import { Doors } from "#app/features/home/doors.tsx"
import { GiveStrip } from "#app/features/home/give-strip.tsx"
import { Hero } from "#app/features/home/hero.tsx"
import { ReversalNote } from "#app/features/home/reversal-note.tsx"
import { ThreeMoves } from "#app/features/home/three-moves.tsx"
import { impactMetrics } from "#app/features/impact/queries.ts"
import { Tally } from "#app/features/impact/tally.tsx"
import { Kept } from "#app/lib/kept-markup.tsx"
import { publicPage } from "#app/lib/public-page.ts"
import { publicRead } from "#app/lib/public-pages.server.ts"
import { pageMeta, rootData } from "#app/lib/seo.ts"
import { useSettings } from "#app/lib/settings.ts"
import type { Route } from "./+types/home"

export const headers = publicPage

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ path: "/" }, rootData(matches))
}

export async function loader({ context }: Route.LoaderArgs) {
  return { metrics: await publicRead(context, "impact_metrics", ["impact_metrics"], impactMetrics) }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { tagline = "", description = "" } = useSettings() ?? {}
  return (
    <>
      <Hero promise={tagline} lead={description} />
      <Tally metrics={loaderData.metrics} />
      <Kept name="home">
        <ThreeMoves />
        <Doors />
        <ReversalNote />
        <GiveStrip />
      </Kept>
    </>
  )
}
