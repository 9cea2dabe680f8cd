import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { brandingFor } from "#app/lib/theming/state-branding.ts"
import { FileField } from "#app/ui/forms/file-field.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { SiteLook } from "./queries.ts"

const ORIGINAL = brandingFor(null)
const MAX_BYTES = 5 * 1024 * 1024
const ACCEPTED = "image/png,image/webp"

interface Props {
  look: SiteLook
  result: ActionResult | undefined
}

/** The logo in use, and a form for another one. */
export function LogoForm({ look, result }: Props) {
  return (
    <div className="grid items-start gap-7 column:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Form intent="logo" result={result} encType="multipart/form-data">
        <FileField
          name="logo"
          label="Logo"
          hint="A PNG or WebP file with a clear background, about two and a half times as wide as high. Screen readers say the name of the site."
          accept={ACCEPTED}
          maxBytes={MAX_BYTES}
        />
        <FileField
          name="logo_on_dark"
          label="Logo for dark areas"
          hint="Without one, the logo is put on white there."
          optional
          accept={ACCEPTED}
          maxBytes={MAX_BYTES}
        />
        <SubmitButton className="justify-self-start">Save the logo</SubmitButton>
      </Form>
      <div className="grid gap-4 phone:grid-cols-2">
        <div className="grid place-items-center rounded-panel bg-green-400 p-6">
          <img
            src={look.logo ?? ORIGINAL.logo}
            width="126"
            height="50"
            alt={`${look.name}, on a light area`}
          />
        </div>
        <div className="grid place-items-center rounded-panel bg-ink p-6">
          <img
            src={look.logoOnDark ?? ORIGINAL.logoLight}
            width="126"
            height="50"
            alt={`${look.name}, on a dark area`}
          />
        </div>
      </div>
    </div>
  )
}
