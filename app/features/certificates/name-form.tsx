import { href } from "react-router"
import { UNDRAWABLE_NAME } from "#app/lib/fonts/undrawable-name.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { NameFormChoice } from "./name-form-choice.tsx"
import type { OwnCertificate } from "./queries.ts"

interface Props {
  ownCertificate: OwnCertificate
  isMinor: boolean
  isNameDrawable: boolean
  flash: Flash | null
  result?: ActionResult
}

/** For the holder only: how the name is shown. Every change is logged. */
export function NameForm({ ownCertificate, isMinor, isNameDrawable, flash, result }: Props) {
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
      {!isNameDrawable && <Callout tone="warm">{UNDRAWABLE_NAME}</Callout>}
      <Form result={result} action="#name" className="max-w-130">
        <p>
          It was issued to <b className="wrap-anywhere">{ownCertificate.holder_name}</b>. Is that misspelled,
          or do you have a new name?{" "}
          <Link to={href("/about/contact")} className="underline">
            Write to us
          </Link>
          , and we’ll issue a corrected certificate and revoke this one.
        </p>
        <NameFormChoice isMinor={isMinor} chosen={ownCertificate.name_form} />
        <SubmitButton className="justify-self-start">Save</SubmitButton>
      </Form>
    </section>
  )
}
