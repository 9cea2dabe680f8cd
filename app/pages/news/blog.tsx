import { contentLoader } from "#app/features/content/loader.server.ts"
import { PreviewNote } from "#app/features/content/preview-note.tsx"
import { Archive } from "#app/features/news/archive.tsx"
import { Asked } from "#app/features/news/asked.tsx"
import { BlogCover } from "#app/features/news/blog-cover.tsx"
import { cachedNews } from "#app/features/news/cached-news.server.ts"
import { CategoryBar } from "#app/features/news/category-bar.tsx"
import { Clippings } from "#app/features/news/clippings.tsx"
import { feedLinks } from "#app/features/news/feed-links.ts"
import { cachedArticles, cachedCategories } from "#app/features/news/list-page.server.ts"
import { askedArticle } from "#app/features/news/queries.ts"
import { SubscribePanel } from "#app/features/newsletter/subscribe-panel.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { useSettings } from "#app/lib/rendering/settings.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/blog"

const PATH = "/news/blog"
const loadPage = contentLoader(PATH)
/** After the lead: one large clipping and three beside it. */
const CLIPPINGS = 4

export const headers = cacheablePage
export const handle = { background: "sky" } satisfies PageHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const before = url.searchParams.get("before")
  const [{ page }, categories, list, asked] = await Promise.all([
    loadPage({ context, url }),
    cachedCategories(context),
    cachedArticles(context, { kind: "blog", before }),
    cachedNews(context, "asked", askedArticle),
  ])
  const { title, description, editorPath } = page
  return {
    title,
    description,
    editorPath,
    categories,
    ...list,
    asked: list.pages.newer === null ? asked : null,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  const { title, description, pages } = loaderData ?? {}
  const tags = feedLinks(PATH, root?.settings.name ?? "")
  return pageMeta({ path: PATH, title, description, image: pageOgImage(PATH), pages, tags }, root)
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { categories, articles, pages, asked } = loaderData
  const isFirst = pages.newer === null
  const name = useSettings()?.name ?? ""
  const lead = isFirst ? articles[0] : undefined
  const rest = lead ? articles.slice(1) : articles
  const clippings = isFirst ? rest.slice(0, CLIPPINGS) : []
  return (
    <>
      <PreviewNote of={loaderData} />
      <BlogCover lead={lead} name={name} />
      <CategoryBar categories={categories} />
      <Clippings articles={clippings} />
      {asked && <Asked article={asked} />}
      <section className="wrap grid items-end gap-x-[clamp(24px,4vw,72px)] gap-y-3.5 pt-[clamp(56px,7vw,112px)] pb-[clamp(26px,3vw,44px)] column:grid-cols-[7fr_5fr]">
        <FittedHeadline lines={["Long breath,", "short breath"]} measure={{ phone: 6, wide: 7 }} />
        <p className="text-lead leading-[1.42]">
          The wider the line, the longer the read. We count in breaths: one every five seconds, the pace of
          rescue breathing.
        </p>
      </section>
      <Archive articles={rest.slice(clippings.length)} path={PATH} pages={pages} />
      <SubscribePanel />
    </>
  )
}
