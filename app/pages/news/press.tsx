import { contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { Sections } from "#app/features/content/sections.tsx"
import { feedLinks } from "#app/features/news/feed-links.ts"
import { cachedArticles } from "#app/features/news/list-page.server.ts"
import { Releases } from "#app/features/news/releases.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { rootData } from "#app/lib/seo/page-meta.ts"
import type { Route } from "./+types/press"

const PATH = "/news/press"
const loadPage = contentLoader(PATH)

export const headers = cacheablePage

export async function loader(args: Route.LoaderArgs) {
  const before = args.url.searchParams.get("before")
  const [{ page }, list] = await Promise.all([
    loadPage(args),
    cachedArticles(args.context, { kind: "press", before }),
  ])
  return { page, ...list }
}

export function meta(args: Route.MetaArgs) {
  return [...contentMeta(args), ...feedLinks(PATH, rootData(args.matches)?.settings.name ?? "")]
}

export default function PressPage({ loaderData: { page, articles, hasMore } }: Route.ComponentProps) {
  return (
    <Sections page={page}>
      <Releases articles={articles} path={PATH} hasMore={hasMore} />
    </Sections>
  )
}
