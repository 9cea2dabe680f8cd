import { articleMeta } from "#app/features/news/article-meta.ts"
import { loadArticle } from "#app/features/news/article-page.server.ts"
import { ArticlePage } from "#app/features/news/article-page.tsx"
import { SubscribePanel } from "#app/features/newsletter/subscribe-panel.tsx"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { Route } from "./+types/blog-article"

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadArticle({ context, kind: "blog", slug: params.article, url })
}

export const headers = cacheablePage
export const meta = articleMeta

export default function BlogArticlePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ArticlePage loaderData={loaderData} />
      <SubscribePanel />
    </>
  )
}
