import { contentLoader } from "#app/features/content/loader.server.ts"
import { categoryOf } from "#app/features/content/team.ts"
import { TeamCategoryView } from "#app/features/content/team-category.tsx"
import { GroupMembers } from "#app/features/team/group-members.tsx"
import { nextLeave, TEAM_TABLES, teamMembers } from "#app/features/team/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/team-category"

export const handle = { background: "marigold" } satisfies PageHandle
export const headers = cacheablePage

const loadTeam = contentLoader("/about/team")

export async function loader(args: Route.LoaderArgs) {
  const [{ page }, members] = await Promise.all([
    loadTeam(args),
    cachedQuery(args.context, "team_members", TEAM_TABLES, teamMembers, nextLeave),
  ])
  const group = categoryOf(page.sections, args.params.category) ?? throwNotFound(args)
  return { ...group, members: members.filter(({ category }) => category === group.category.slug) }
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return pageMeta({ ...loaderData?.category, path: location.pathname }, rootData(matches))
}

export default function TeamCategoryPage({
  loaderData: { category, others, members },
}: Route.ComponentProps) {
  return (
    <TeamCategoryView category={category} others={others}>
      <GroupMembers members={members} />
    </TeamCategoryView>
  )
}
