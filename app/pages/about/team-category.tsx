import { contentLoader } from "#app/features/pages/loader.server.ts"
import { categoryOf } from "#app/features/pages/team.ts"
import { TeamCategoryView } from "#app/features/pages/team-category.tsx"
import { invalidPath } from "#app/lib/invalid-path.ts"
import { publicPage } from "#app/lib/public-page.ts"
import { pageMeta, rootData } from "#app/lib/seo.ts"
import type { FrameHandle } from "#app/ui/frame/field.ts"
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
