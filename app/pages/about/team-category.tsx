import { contentLoader } from "#app/features/content/loader.server.ts"
import { categoryOf } from "#app/features/content/team.ts"
import { TeamCategoryView } from "#app/features/content/team-category.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/team-category"

export const handle = { background: "marigold" } satisfies PageHandle
export const headers = cacheablePage

const loadTeam = contentLoader("/about/team")

export async function loader(args: Route.LoaderArgs) {
  const { page } = await loadTeam(args)
  return categoryOf(page.sections, args.params.category) ?? throwNotFound(args)
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return pageMeta({ ...loaderData?.category, path: location.pathname }, rootData(matches))
}

export default function TeamCategoryPage({ loaderData: { category, others } }: Route.ComponentProps) {
  return <TeamCategoryView category={category} others={others} />
}
