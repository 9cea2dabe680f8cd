import { data, type HeadersArgs } from "react-router"
import { ContentPage, contentMeta } from "#app/features/content/content-page.tsx"
import { contentLoader } from "#app/features/content/loader.server.ts"
import { topicOfLink, unsubscribe } from "#app/features/notifications/queries.ts"
import { TOKEN } from "#app/features/notifications/schema.ts"
import { UnsubscribePanel } from "#app/features/notifications/unsubscribe-panel.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { cacheablePage } from "#app/lib/rendering/cacheable-page.ts"
import type { Route } from "./+types/unsubscribe"

const loadPage = contentLoader("/unsubscribe")

/** Without a token a content page; with one, the unsubscribe form of its owner. */
export async function loader(args: Route.LoaderArgs) {
  const { page } = await loadPage(args)
  const token = args.url.searchParams.get("token")
  if (token === null) return data({ page, link: null })
  const topic = TOKEN.test(token) ? await topicOfLink(supabase(args.context), token) : null
  const status = topic === null ? 404 : 200
  return data({ page, link: { token, topic } }, { status, headers: { "Cache-Control": "private, no-store" } })
}

/**
 * The token is enough, without signing in. Email programs post here for their readers (RFC 8058): they follow no
 * redirect and send no origin.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const token = url.searchParams.get("token") ?? ""
  const fromAll = (await readForm(request)).get("all") === "1"
  const isDone = TOKEN.test(token) && (await unsubscribe(supabase(context), token, fromAll))
  return data({ ended: isDone ? (fromAll ? "all" : "topic") : null } as const, { status: isDone ? 200 : 404 })
}

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders.has("Cache-Control") ? loaderHeaders : cacheablePage()
}

export const meta = contentMeta

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, link } = loaderData
  if (!link) return <ContentPage loaderData={{ page }} />
  return (
    <div className="wrap max-w-reading py-section">
      <UnsubscribePanel {...link} ended={actionData?.ended ?? null} />
    </div>
  )
}
