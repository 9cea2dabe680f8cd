import { ChapterBrowser } from "#app/features/chapters/chapter-browser.tsx"
import { readSearch } from "#app/features/chapters/find.ts"
import { activeChapters, CHAPTER_TABLES } from "#app/features/chapters/queries.ts"
import { StartSection } from "#app/features/chapters/start-section.tsx"
import { chapterView } from "#app/features/chapters/view.server.ts"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { getClaims } from "#app/lib/auth/session/request-session.server.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { Route } from "./+types/chapters"

export const headers = cacheablePage

const loadPage = contentLoader("/about/chapters")

export async function loader({ context, url }: Route.LoaderArgs) {
  const [{ page }, chapters, account] = await Promise.all([
    loadPage({ context, url }),
    cachedQuery(context, "chapters", CHAPTER_TABLES, activeChapters),
    getClaims(context) ? memberAccount(context) : null,
  ])
  const search = readSearch(url.searchParams)
  const { title, description, background } = page
  return {
    page: { title, description, background },
    search,
    view: chapterView(chapters, search, account?.state ?? null),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { title, description } = loaderData?.page ?? {}
  const path = "/about/chapters"
  return pageMeta({ path, title, description, image: pageOgImage(path) }, rootData(matches))
}

export default function ChaptersPage({ loaderData: { search, view } }: Route.ComponentProps) {
  return (
    <>
      <ChapterBrowser view={view} search={search} />
      <StartSection />
    </>
  )
}
