import { href, Form as RouterForm } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"

export const UNKNOWN_CODE =
  "We don’t recognize that number. Check it character by character: a certificate has 32, from 0 to 9 and a to f; a receipt or a service letter has 10."

/** Looks up a certificate by its number or URL, or a receipt or service letter by its code. */
export function VerifyForm({ code, problem }: { code: string; problem: string | null }) {
  return (
    <div className="wrap pt-[clamp(28px,3.4vw,48px)]">
      <RouterForm method="get" action={href("/verify")} className="grid max-w-160 gap-4" noValidate>
        <TextField
          name="code"
          label="Number or link"
          hint="The number on the certificate, its full link, or the code on a receipt or a service letter. Spaces don’t matter."
          defaultValue={code}
          error={problem ?? undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <PushButton type="submit" icon="ph:seal-check-fill" className="justify-self-start">
          Check it
        </PushButton>
      </RouterForm>
    </div>
  )
}
