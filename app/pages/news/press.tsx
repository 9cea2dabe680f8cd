import { contentMeta } from "#app/features/content/content-page.tsx"
import { draftedPage, isPreview } from "#app/features/content/preview.server.ts"
import { type ContentPage, PAGE_TABLES, pageByPath } from "#app/features/content/queries.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { feedLinks } from "#app/features/news/feed-links.ts"
import { cachedArticles } from "#app/features/news/list-page.server.ts"
import { PressKit } from "#app/features/news/press-kit.tsx"
import { PRESS_PICTURE_TABLES, pressPictures } from "#app/features/news/press-pictures.ts"
import { Releases } from "#app/features/news/releases.tsx"
import { CoverageList } from "#app/features/press-coverage/coverage-list.tsx"
import { COVERAGE_TABLES, pressCoverage } from "#app/features/press-coverage/queries.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { rootData } from "#app/lib/seo/page-meta.ts"
import { cachedQuery } from "#app/lib/supabase/cached-query.server.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { Route } from "./+types/press"

const PATH = "/news/press"

export const headers = cacheablePage

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = url.searchParams.get("before")
  const [text, list, coverage, pictures] = await Promise.all([
    isPreview(url)
      ? draftedPage({ context, url }, PATH).then(withoutFirstText)
      : cachedQuery(context, "press page", PAGE_TABLES, pressText),
    cachedArticles(context, { kind: "press", before }),
    cachedQuery(context, "press_coverage", COVERAGE_TABLES, pressCoverage),
    cachedQuery(context, "press_pictures", PRESS_PICTURE_TABLES, pressPictures),
  ])
  return { ...(text ?? throwNotFound({ url })), ...list, coverage, pictures }
}

/** The texts of the page; the first one about us is part of the kit. */
async function pressText(db: SupabaseDb) {
  return withoutFirstText(await pageByPath(db, PATH))
}

function withoutFirstText(page: ContentPage | null) {
  const about = page?.sections.find(section => section.kind === "prose")
  return (
    page && {
      page: { ...page, sections: page.sections.filter(section => section !== about) },
      boilerplate: about?.paragraphs ?? [],
    }
  )
}

export function meta(args: Route.MetaArgs) {
  return [...contentMeta(args), ...feedLinks(PATH, rootData(args.matches)?.settings.name ?? "")]
}

export default function PressPage({ loaderData }: Route.ComponentProps) {
  const { page, boilerplate, pictures, articles, pages, coverage } = loaderData
  const name = useSettings()?.name ?? ""
  return (
    <Sections page={page}>
      <PressKit {...{ name, boilerplate, pictures }} />
      <Releases articles={articles} path={PATH} pages={pages} />
      <CoverageList stories={coverage} />
    </Sections>
  )
}
