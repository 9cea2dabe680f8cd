import { data, redirect } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { removePicture, savePicture } from "#app/features/account/avatar.server.ts"
import { PictureForm } from "#app/features/account/picture-form.tsx"
import { ProfileForm } from "#app/features/account/profile-form.tsx"
import { ownProfile, saveProfile } from "#app/features/account/queries.ts"
import { fieldErrors, profileSchema } from "#app/features/account/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { useMember } from "#app/lib/auth/member.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import type { Route } from "./+types/profile"

const SAVED: Record<string, string> = {
  profile: "Your profile is saved.",
  picture: "Your new picture is in place.",
  removed: "Your picture is gone, also from our files.",
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const profile = await ownProfile(supabase(context), sub)
  return { profile, saved: SAVED[url.searchParams.get("saved") ?? ""] ?? null }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { sub } = requireMember(context)
  const db = supabase(context)
  const form = await request.formData()
  const intent = form.get("intent")
  if (intent === "picture") {
    const problem = await savePicture(db, sub, form)
    if (problem) return data({ intent, errors: { picture: problem }, values: {} }, { status: 400 })
    return done("picture")
  }
  if (intent === "remove-picture") {
    await removePicture(db, sub)
    return done("removed")
  }
  const checked = profileSchema.safeParse(Object.fromEntries(form))
  if (!checked.success) {
    const answer = { intent: "profile", errors: fieldErrors(checked.error), values: submittedValues(form) }
    return data(answer, { status: 400 })
  }
  const { intent: _, ...change } = checked.data
  await saveProfile(db, sub, change)
  return done("profile")
}

function done(what: keyof typeof SAVED) {
  return redirect(`/me/profile?saved=${what}`, 303)
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  const description = "Your name, your picture, your pronouns and your state, as you want them."
  return pageMeta({ title: "Your profile", description, path: location.pathname, tags }, rootData(matches))
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { profile, saved } = loaderData
  const member = useMember()
  const resultFor = (intent: string) => (actionData?.intent === intent ? actionData : {})
  return (
    <AccountPage title="Your profile" lead="Say as much or as little as you like. Nothing here is public.">
      {saved && !actionData && (
        <div role="status">
          <Callout tone="good">{saved}</Callout>
        </div>
      )}
      <AccountSection title="Picture">
        <PictureForm
          name={member?.name ?? ""}
          picture={member?.picture ?? null}
          answer={resultFor("picture")}
        />
      </AccountSection>
      <AccountSection title="About you">
        <ProfileForm profile={profile} answer={resultFor("profile")} />
      </AccountSection>
    </AccountPage>
  )
}
