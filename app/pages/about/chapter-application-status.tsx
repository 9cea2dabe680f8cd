import { ApplicationStatusView } from "#app/features/chapter-applications/application-status.tsx"
import { applicationByToken, withdrawApplication } from "#app/features/chapter-applications/queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/chapter-application-status"

export const handle = { background: "white" } satisfies PageHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const application = await applicationByToken(supabase(context), params.token)
  return { application: application ?? throwNotFound({ url }), flash: takeFlash(context) }
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const outcome = await withdrawApplication(supabase(context), params.token)
  if (outcome === "unknown") throwNotFound({ url })
  return outcome === "withdrawn"
    ? redirectWithFlash(context, url.pathname, "You withdrew the application.")
    : redirectWithFlash(context, url.pathname, "It can’t be withdrawn anymore.", "warm")
}

export const meta = privateMeta({ title: "Your chapter application" })

export default function ChapterApplicationStatusPage({ loaderData }: Route.ComponentProps) {
  return <ApplicationStatusView {...loaderData} />
}
