import { data } from "react-router"
import { StopPanel } from "#app/features/newsletter/preferences-panel.tsx"
import { leaveNewsletter, subscriptionByToken } from "#app/features/newsletter/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/stop"

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? ""
  return { isKnown: (await subscriptionByToken(supabase(context), token)) !== null }
}

/** Email programs post here for their readers (RFC 8058): they follow no redirect and send no origin. */
export async function action({ context, request, url }: Route.ActionArgs) {
  await readForm(request)
  const isDone = await leaveNewsletter(supabase(context), url.searchParams.get("token") ?? "")
  return data({ isDone }, { status: isDone ? 200 : 404 })
}

export const meta = privateMeta({ title: "Stop the newsletter" })

export default function StopNewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap max-w-reading py-section">
      <StopPanel isKnown={loaderData.isKnown} isDone={actionData?.isDone ?? false} />
    </div>
  )
}
