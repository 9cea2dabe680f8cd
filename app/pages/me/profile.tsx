import { href } from "react-router"
import { AccountPage, AccountSection } from "#app/features/account/account-page.tsx"
import { PICTURE_SAVED, removePicture, savePicture } from "#app/features/account/avatar.server.ts"
import { PictureForm } from "#app/features/account/picture-form.tsx"
import { ProfileForm } from "#app/features/account/profile-form.tsx"
import { ownProfile, saveProfile } from "#app/features/account/queries.ts"
import { profileSchema } from "#app/features/account/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { useMember } from "#app/lib/auth/member.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { isDrawable } from "#app/lib/fonts/drawable-name.server.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/profile"

export async function loader({ context }: Route.LoaderArgs) {
  const { sub } = requireMember(context)
  const profile = await ownProfile(supabase(context), sub)
  const isNameDrawable = await isDrawable(profile.certificate_name ?? profile.display_name ?? "")
  return { profile, isNameDrawable, flash: takeFlash(context) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { sub } = requireMember(context)
  const db = supabase(context)
  const form = await readForm(request)
  const saved = (message: string) => redirectWithFlash(context, href("/me/profile"), message)
  switch (form.get("intent")) {
    case "picture": {
      const error = await savePicture(db, sub, form)
      return error ? invalidForm(form, { picture: error }) : saved(PICTURE_SAVED)
    }
    case "remove-picture":
      await removePicture(db, sub)
      return saved("Your picture is deleted, also from our files.")
    default: {
      const parsed = parseForm(profileSchema, form)
      if (!parsed.ok) return parsed.result
      const { intent: _, ...change } = parsed.value
      await saveProfile(db, sub, change)
      return saved("Your profile is saved.")
    }
  }
}

export const meta = privateMeta({
  title: "Your profile",
  description: "Your name, your picture, your pronouns and your state, as you want them.",
})

export default function ProfilePage({
  loaderData: { profile, isNameDrawable, flash },
}: Route.ComponentProps) {
  const member = useMember()
  return (
    <AccountPage
      title="Your profile"
      lead="Share as much or as little as you like. Nothing here is public."
      flash={flash}
    >
      <AccountSection title="Picture">
        <PictureForm name={member?.name ?? ""} picture={member?.picture ?? null} />
      </AccountSection>
      <AccountSection title="About you">
        <ProfileForm {...{ profile, isNameDrawable }} />
      </AccountSection>
    </AccountPage>
  )
}
