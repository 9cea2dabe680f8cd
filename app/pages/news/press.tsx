import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { feedLinks } from "#app/features/news/feed-links.ts"
import { cachedArticles } from "#app/features/news/list-page.server.ts"
import { PressKit } from "#app/features/news/press-kit.tsx"
import { Releases } from "#app/features/news/releases.tsx"
import { CoverageList } from "#app/features/press-coverage/coverage-list.tsx"
import { COVERAGE_TABLES, pressCoverage } from "#app/features/press-coverage/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/press"

const PATH = "/news/press"
const loadPage = contentLoader(PATH)

export const headers = cacheablePage

export async function loader(args: Route.LoaderArgs) {
  const before = args.url.searchParams.get("before")
  const [{ page }, list, coverage] = await Promise.all([
    loadPage(args),
    cachedArticles(args.context, { kind: "press", before }),
    cachedQuery(args.context, "press_coverage", COVERAGE_TABLES, pressCoverage),
  ])
  return { page, ...list, coverage }
}

export function meta(args: Route.MetaArgs) {
  return [...contentMeta(args), ...feedLinks(PATH, rootData(args.matches)?.settings.name ?? "")]
}

export default function PressPage({ loaderData }: Route.ComponentProps) {
  const { page, articles, hasMore, coverage } = loaderData
  const name = useSettings()?.name ?? ""
  return (
    <>
      <Sections page={page}>
        <Releases articles={articles} path={PATH} hasMore={hasMore} />
        <CoverageList stories={coverage} />
      </Sections>
      <PressKit name={name} />
    </>
  )
}
