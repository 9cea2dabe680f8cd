import { Archive } from "#app/features/news/archive.tsx"
import { CategoryBar } from "#app/features/news/category-bar.tsx"
import { feedLinks } from "#app/features/news/feed-links.ts"
import { cachedArticles, cachedCategories } from "#app/features/news/list-page.server.ts"
import { SubscribePanel } from "#app/features/newsletter/subscribe-panel.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, pageOgImage, rootData } from "#app/lib/seo/page-meta.ts"
import { configOf } from "#app/lib/seo/site-config.ts"
import { breadcrumbs } from "#app/lib/seo/structured-data.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/blog-category"

export const headers = cacheablePage
export const handle = { background: "sky" } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const categories = await cachedCategories(context)
  const category = categories.find(({ slug }) => slug === params.category)
  if (!category) throwNotFound({ url })
  const before = url.searchParams.get("before")
  return {
    categories,
    category,
    ...(await cachedArticles(context, { kind: "blog", category: category.id, before })),
  }
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  const path = location.pathname
  if (!loaderData || !root) return pageMeta({ path }, root)
  const { title, description } = loaderData.category
  const config = configOf(root)
  const trail = [
    { name: "Out Loud", path: "/news/blog" },
    { name: title, path },
  ]
  return pageMeta(
    {
      path,
      title: `${title}: stories on our blog`,
      description,
      pages: loaderData.pages,
      image: pageOgImage("/news/blog"),
      things: [breadcrumbs(trail, config)],
      tags: feedLinks(path, config.name),
    },
    root,
  )
}

export default function BlogCategoryPage({ loaderData }: Route.ComponentProps) {
  const { categories, category, articles, pages } = loaderData
  return (
    <>
      <div className="bg-air-300">
        <div className="wrap grid gap-6 pb-[clamp(32px,4vw,64px)]">
          <FittedHeadline as="h1" lines={[category.title]} measure={{ phone: 4.5, wide: 7 }} />
          <p className="max-w-[35em] text-lead leading-[1.42]">{category.description}</p>
        </div>
      </div>
      <CategoryBar categories={categories} current={category.slug} />
      <h2 className="sr-only">Stories</h2>
      <div className="pt-[clamp(40px,5vw,72px)]">
        <Archive articles={articles} path={`/news/blog/category/${category.slug}`} pages={pages} />
      </div>
      <SubscribePanel />
    </>
  )
}
