import { isListed } from "#app/features/content/is-listed.ts"
import { PAGE_TABLES, pageSummaries } from "#app/features/content/queries.ts"
import { searchPages } from "#app/features/content/search.ts"
import { SearchView } from "#app/features/content/search-view.tsx"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/search"

const MAX_QUESTION_LENGTH = 100

export const handle = { background: "mint" } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const question = (url.searchParams.get("q") ?? "").trim().slice(0, MAX_QUESTION_LENGTH)
  const pages = await cachedQuery(context, "pages", PAGE_TABLES, pageSummaries)
  return { question, found: searchPages(question, pages.filter(isListed)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description =
    "Search every page of this site, or look through the whole list of what there is to read."
  const tags = loaderData?.question ? [{ name: "robots", content: "noindex" }] : []
  return pageMeta({ title: "Search", description, path: "/search", tags }, rootData(matches))
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchView {...loaderData} />
}
