import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { nextLeave, TEAM_TABLES, teamMembers } from "#app/features/team/queries.ts"
import { TeamOpening } from "#app/features/team/team-opening.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/team"

export const headers = cacheablePage

const loadPage = contentLoader("/about/team")

export async function loader(args: Route.LoaderArgs) {
  const [{ page }, members] = await Promise.all([
    loadPage(args),
    cachedQuery(args.context, "team_members", TEAM_TABLES, teamMembers, nextLeave),
  ])
  return { page, members }
}

export const meta = contentMeta

export default function TeamPage({ loaderData: { page, members } }: Route.ComponentProps) {
  const [opening] = page.sections
  const lines = opening?.kind === "opening" ? (opening.lines ?? [page.title]) : [page.title]
  return <Sections page={page} opening={<TeamOpening lines={lines} lead={page.lead} members={members} />} />
}
