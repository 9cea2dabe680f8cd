import { data, redirect } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { NotificationsForm } from "#app/features/notifications/notifications-form.tsx"
import { ownNotifications, readNotices, saveNotifications } from "#app/features/notifications/queries.ts"
import { choicesSchema } from "#app/features/notifications/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import type { Route } from "./+types/notifications"

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function loader({ context, url }: Route.LoaderArgs) {
  requireMember(context)
  return { ...(await ownNotifications(supabase(context))), isSaved: url.searchParams.has("saved") }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const db = supabase(context)
  const form = await request.formData()
  if (form.get("intent") === "read") {
    const notice = String(form.get("notice") ?? "")
    await readNotices(db, UUID.test(notice) ? notice : undefined)
    return redirect("/me", 303)
  }
  const checked = choicesSchema.safeParse({ on: form.getAll("on"), rhythm: form.get("rhythm") })
  if (!checked.success) {
    const errors = { rhythm: "Pick what to hear about and how often, then save again." }
    return data({ errors }, { status: 400 })
  }
  await saveNotifications(db, checked.data.on, checked.data.rhythm)
  return redirect("/me/notifications?saved=1", 303)
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "Choose what you hear about, where, and how often."
  return pageMeta({ title: "Notifications", description, path: location.pathname, tags }, rootData(matches))
}

export default function NotificationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { choices, rhythm, isSaved } = loaderData
  return (
    <AccountPage title="Notifications" lead="You decide what we tell you, where, and how often.">
      {isSaved && !actionData && (
        <div role="status">
          <Callout tone="good">Saved. From now on we’ll do it your way.</Callout>
        </div>
      )}
      <AccountSection title="What and where">
        <NotificationsForm {...{ choices, rhythm }} />
      </AccountSection>
      <AccountSection title="What can’t be switched off">
        <div className="grid max-w-[38em] gap-3">
          <p>
            Mails about your account: a new device, a new password, a new address. They protect you, and
            somebody who broke in could otherwise switch them off.
          </p>
          <p>
            Mails you ask for yourself, such as a link to sign in or a receipt. They come once, when you ask.
          </p>
          <p>Everything else stops at once, here or by the link at the bottom of each mail.</p>
        </div>
      </AccountSection>
    </AccountPage>
  )
}
