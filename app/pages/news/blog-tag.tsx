import { Archive } from "#app/features/news/archive.tsx"
import { cachedNews } from "#app/features/news/cached-news.server.ts"
import { CategoryBar } from "#app/features/news/category-bar.tsx"
import { feedLinks } from "#app/features/news/feed-links.ts"
import { cachedArticles, cachedCategories } from "#app/features/news/list-page.server.ts"
import { tagBySlug } from "#app/features/news/tags.ts"
import { SubscribePanel } from "#app/features/newsletter/subscribe-panel.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { configOf } from "#app/lib/seo/site-config.ts"
import { breadcrumbs } from "#app/lib/seo/structured-data.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/blog-tag"

export const headers = cacheablePage
export const handle = { background: "butter" } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const tag = await cachedNews(context, `tag ${params.tag}`, db => tagBySlug(db, params.tag))
  if (!tag) throwNotFound({ url })
  const before = url.searchParams.get("before")
  const [categories, list] = await Promise.all([
    cachedCategories(context),
    cachedArticles(context, { kind: "blog", tag: tag.slug, before }),
  ])
  return { tag, categories, ...list }
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  const path = location.pathname
  if (!loaderData || !root) return pageMeta({ path }, root)
  const { slug, title, description } = loaderData.tag
  const config = configOf(root)
  const trail = [
    { name: "Out Loud", path: "/news/blog" },
    { name: title, path },
  ]
  return pageMeta(
    {
      path,
      title: `Stories tagged “${title}”`,
      description,
      pages: loaderData.pages,
      image: `/og/tag/${slug}.png`,
      things: [breadcrumbs(trail, config)],
      tags: feedLinks(path, config.name),
    },
    root,
  )
}

export default function BlogTagPage({ loaderData }: Route.ComponentProps) {
  const { categories, tag, articles, pages } = loaderData
  return (
    <>
      <div className="bg-marigold-200">
        <div className="wrap grid gap-6 pb-[clamp(32px,4vw,64px)]">
          <FittedHeadline as="h1" lines={[tag.title]} measure={{ phone: 4.5, wide: 7 }} />
          <p className="max-w-[35em] text-lead leading-[1.42]">{tag.description}</p>
        </div>
      </div>
      <CategoryBar categories={categories} current={null} />
      <h2 className="sr-only">Stories</h2>
      <div className="pt-[clamp(40px,5vw,72px)]">
        {articles.length > 0 ? (
          <Archive articles={articles} path={`/news/blog/tag/${tag.slug}`} pages={pages} />
        ) : (
          <p className="wrap pb-section text-lead">
            No story has this tag right now. Pick a category above, or come back later.
          </p>
        )}
      </div>
      <SubscribePanel />
    </>
  )
}
