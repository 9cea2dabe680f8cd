import { href } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { OwnCertificate } from "./queries.ts"

/** The errors of each outcome that leaves the form open; null: there is no such certificate of the member. */
export const NAME_ERRORS: Record<
  Exclude<DbEnum<"certificate_name_outcome">, "saved">,
  { name?: string; form?: string } | null
> = {
  invalid: { name: "Enter the name as it should appear, up to 100 characters." },
  "name-fixed": { form: "The name was fixed when the certificate was issued. Write to us to correct it." },
  "initials-only": { form: "Until you’re 18, a certificate shows initials at most." },
  unknown: null,
  // Only staff get these.
  unchanged: null,
  "no-reason": null,
  "not-allowed": null,
}

const FORMS = [
  { value: "full", label: "Full name" },
  { value: "initials", label: "Initials" },
  { value: "hidden", label: "No name" },
]

interface Props {
  ownCertificate: OwnCertificate
  isMinor: boolean
  flash: Flash | null
  result?: ActionResult
}

/** For the holder only: how the name is shown. Every change is logged. */
export function NameForm({ ownCertificate, isMinor, flash, result }: Props) {
  const choices = isMinor ? FORMS.filter(({ value }) => value !== "full") : FORMS
  return (
    <section
      id="name"
      className="mt-10 grid gap-5 rounded-panel bg-white p-[clamp(22px,2.6vw,38px)] text-ink [--focus:var(--color-air-700)] print:hidden"
    >
      <h2 className="wdth-84 text-3">Your name on it</h2>
      <FlashMessage flash={flash} />
      <p className="max-w-[60ch]">
        Only you can see this section. Copies you’ve already downloaded don’t change.
      </p>
      <Form result={result} action="#name" className="max-w-130">
        {ownCertificate.holder_name === null ? (
          <TextField
            name="name"
            label="Name"
            hint="You can set it once. After that, only we can correct it."
            autoComplete="name"
            required
          />
        ) : (
          <p>
            It was issued to <b className="wrap-anywhere">{ownCertificate.holder_name}</b>. Is that
            misspelled, or do you have a new name?{" "}
            <Link to={href("/about/contact")} className="underline">
              Write to us
            </Link>
            , and we’ll issue a corrected certificate and revoke this one.
          </p>
        )}
        <RadioGroup
          name="form"
          label="What others see"
          choices={choices}
          defaultValue={
            isMinor && ownCertificate.name_form === "full" ? "initials" : ownCertificate.name_form
          }
        />
        <SubmitButton className="justify-self-start">Save</SubmitButton>
      </Form>
    </section>
  )
}
