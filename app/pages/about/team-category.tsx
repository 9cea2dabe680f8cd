import { contentLoader } from "#app/features/content/loader.server.ts"
import { categoryOf } from "#app/features/content/team.ts"
import { TeamCategoryView } from "#app/features/content/team-category.tsx"
import { publicPage } from "#app/lib/rendering/cacheable-page.ts"
import { invalidPath } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { FrameHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/team-category"

export const handle = { field: "marigold" } satisfies FrameHandle
export const headers = publicPage

const loadTeam = contentLoader("/about/team")

export async function loader(args: Route.LoaderArgs) {
  const { page } = await loadTeam(args)
  return categoryOf(page.sections, args.params.category) ?? invalidPath(args)
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return pageMeta({ ...loaderData?.category, path: location.pathname }, rootData(matches))
}

export default function TeamCategoryPage({ loaderData: { category, others } }: Route.ComponentProps) {
  return <TeamCategoryView category={category} others={others} />
}
