import { previewMeta } from "#app/features/news/article-meta.ts"
import { textOf } from "#app/features/news/article-page.server.ts"
import { ArticlePage } from "#app/features/news/article-page.tsx"
import { previewedArticle } from "#app/features/news/article-query.ts"
import { figuresOf } from "#app/features/news/figures.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import type { Route } from "./+types/preview"

/** An article before it is published, for anyone with a link that still works. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = supabase(context)
  const article = await previewedArticle(db, params.key)
  if (!article) throwNotFound({ url })
  const { siteUrl } = context.get(appContext)
  return {
    article,
    text: { ...textOf(article), figures: await figuresOf(db, article.blocks) },
    ...{ tags: [], previous: null, next: null, related: [] },
    url: new URL(article.path, siteUrl).href,
    page: { background: article.color },
  }
}

// The address itself gives access, so it is neither stored nor sent to other sites.
export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex" }
}

export const meta = previewMeta

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p role="note" className="bg-ink px-4 py-2.5 text-center font-bold text-white">
        Preview. It isn’t published like this, so please don’t pass the link on.
      </p>
      <ArticlePage loaderData={loaderData} />
    </>
  )
}
