import { href, redirect } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { NotificationsForm } from "#app/features/notifications/notifications-form.tsx"
import { ownNotifications, readNotices, saveNotifications } from "#app/features/notifications/queries.ts"
import { choicesSchema } from "#app/features/notifications/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { readUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/notifications"

export async function loader({ context }: Route.LoaderArgs) {
  requireMember(context)
  return { ...(await ownNotifications(supabase(context))), flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const db = supabase(context)
  const form = await readForm(request)
  if (form.get("intent") === "read") {
    await readNotices(db, form.has("notice") ? readUuid(form, "notice") : undefined)
    return redirect(href("/me"), 303)
  }
  const parsed = parseForm(choicesSchema, form)
  if (!parsed.ok) return parsed.result
  await saveNotifications(db, parsed.value.on, parsed.value.rhythm)
  return redirectWithFlash(context, href("/me/notifications"), "Saved. Your choices apply from now on.")
}

export const meta = privateMeta({
  title: "Notifications",
  description: "Choose what you hear about, where, and how often.",
})

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { choices, rhythm, flash } = loaderData
  return (
    <AccountPage title="Notifications" lead="Choose what you hear about, where, and how often." flash={flash}>
      <AccountSection title="What and where">
        <NotificationsForm {...{ choices, rhythm }} />
      </AccountSection>
      <AccountSection title="What you can’t turn off">
        <div className="grid max-w-[38em] gap-3">
          <p>
            Emails about your account: a new device, a new password, a new address. They protect you, and
            someone who broke in could otherwise turn them off.
          </p>
          <p>Emails you request, such as sign-in links and receipts.</p>
          <p>You can stop everything else right away, here or with the link at the bottom of each email.</p>
        </div>
      </AccountSection>
    </AccountPage>
  )
}
