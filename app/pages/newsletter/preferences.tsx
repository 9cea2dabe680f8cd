import { data, href } from "react-router"
import { PreferencesPanel, UnknownLink } from "#app/features/newsletter/preferences-panel.tsx"
import { saveSubscription, subscriptionByToken } from "#app/features/newsletter/queries.ts"
import { preferencesSchema } from "#app/features/newsletter/schema.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import type { Route } from "./+types/preferences"

/** Opening the link changes nothing: mail scanners open links, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? ""
  const subscription = await subscriptionByToken(supabase(context), token)
  return data({ token, subscription, flash: takeFlash(context) }, { status: subscription ? 200 : 404 })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request)
  const parsed = parseForm(preferencesSchema, form)
  if (!parsed.ok) return parsed.result
  const token = url.searchParams.get("token") ?? ""
  const outcome = await saveSubscription(supabase(context), token, parsed.value)
  if (outcome === "unknown") throwNotFound({ url })
  if (outcome === "invalid") return invalidForm(form, { topics: "Choose at least one." }, { status: 409 })
  return redirectWithFlash(
    context,
    `${href("/newsletter/preferences")}?token=${token}`,
    "Saved. You’re on the list.",
  )
}

export const meta = privateMeta({ title: "Your newsletter" })

export default function NewsletterPreferencesPage({ loaderData }: Route.ComponentProps) {
  const { token, subscription, flash } = loaderData
  return (
    <div className="wrap grid max-w-reading gap-6 py-section">
      <FlashMessage flash={flash} />
      {subscription ? <PreferencesPanel token={token} subscription={subscription} /> : <UnknownLink />}
    </div>
  )
}
