import { UNDRAWABLE_NAME } from "#app/lib/fonts/undrawable-name.ts"
import { STATES } from "#app/lib/format/states.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { Profile } from "./queries.ts"

const LANGUAGES = [
  { value: "en", label: "English" },
  { value: "es", label: "Español" },
]

interface Props {
  profile: Profile
  /** Whether certificates can show the name. */
  isNameDrawable: boolean
}

export function ProfileForm({ profile, isNameDrawable }: Props) {
  return (
    <Form intent="profile" className="max-w-150">
      <TextField
        name="display_name"
        label="Your name"
        optional
        hint="What we call you on this site and in emails. Any name you like."
        autoComplete="nickname"
        defaultValue={profile.display_name ?? ""}
      />
      <TextField
        name="certificate_name"
        label="Name on certificates"
        optional
        hint="We suggest it when you get a certificate. You can change it there."
        autoComplete="name"
        defaultValue={profile.certificate_name ?? ""}
      />
      {!isNameDrawable && <Callout tone="warm">{UNDRAWABLE_NAME}</Callout>}
      <TextField
        name="pronouns"
        label="Pronouns"
        optional
        hint="For example: she/her, they/them."
        defaultValue={profile.pronouns ?? ""}
      />
      <SelectField
        name="state"
        label="State"
        optional
        hint="Some state chapters have their own colors and logo. You’ll see them right after saving."
        placeholder="I’d rather not say"
        autoComplete="address-level1"
        options={STATES.map(name => ({ value: name, label: name }))}
        defaultValue={profile.state ?? ""}
      />
      <SelectField
        name="language"
        label="Language"
        hint="Our pages are in English for now. We save your choice for when they are in Spanish too."
        options={LANGUAGES}
        defaultValue={profile.language}
      />
      <SubmitButton className="justify-self-start">Save my profile</SubmitButton>
    </Form>
  )
}
