import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { PastWinners } from "#app/features/raffles/about-draw.tsx"
import { pastWinners, raffleList } from "#app/features/raffles/queries.ts"
import { RaffleLists } from "#app/features/raffles/raffle-lists.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import type { Route } from "./+types/list"

const loadContent = contentLoader("/raffles")

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = supabase(context)
  const [{ page }, raffles, winners] = await Promise.all([
    loadContent({ context, url }),
    raffleList(db),
    pastWinners(db),
  ])
  return { page, raffles, winners }
}

export const meta = contentMeta

export default function RafflesPage({ loaderData: { page, raffles, winners } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <RaffleLists raffles={raffles} />
      <div className="wrap pt-section">
        <PastWinners winners={winners} />
      </div>
    </Sections>
  )
}
