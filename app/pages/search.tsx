import { PAGE_TABLES, pageSummaries } from "#app/features/content/queries.ts"
import { grouped, pageResults, searchResults } from "#app/features/content/search/queries.ts"
import { SearchView } from "#app/features/content/search/search-view.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { hiddenPaths } from "#app/lib/modules/modules.ts"
import { cachedSettings } from "#app/lib/rendering/cached-settings.server.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/search"

const MAX_QUESTION_LENGTH = 100

export const handle = { background: "mint" } satisfies PageHandle

// Not cached: visitors could fill the cache with any number of questions.
export async function loader({ context, url }: Route.LoaderArgs) {
  const question = (url.searchParams.get("q") ?? "").trim().slice(0, MAX_QUESTION_LENGTH)
  const pages = await cachedQuery(context, "pages", PAGE_TABLES, pageSummaries)
  const hidden = hiddenPaths((await cachedSettings(context)).modulesOff)
  if (question === "")
    return {
      ...{ question, match: "all" as const, isHelpNow: false, hasMore: false },
      groups: grouped(pageResults(pages, hidden)),
    }
  return { question, ...(await searchResults(supabase(context), question, pages, hidden)) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const description =
    "Search the pages, courses, lessons, articles, events and chapters of this site, or look through every page."
  const question = loaderData?.question
  const tags = [{ name: "robots", content: "noindex" }]
  const title = question ? `Search: ${question}` : "Search"
  return pageMeta({ title, description, path: "/search", tags }, rootData(matches))
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  return <SearchView {...loaderData} />
}
