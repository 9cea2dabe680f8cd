import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { brandingFor } from "#app/lib/theming/state-branding.ts"
import { FileField } from "#app/ui/forms/file-field.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"

const ORIGINAL = brandingFor(null)
const MAX_BYTES = 5 * 1024 * 1024
const ACCEPTED = "image/png,image/webp"

interface Props {
  look: { logo: string | null; logoOnDark: string | null; logoHeight?: number }
  /** What the logo stands for: the site, or a state. */
  name: string
  /** Whether the logo has an icon. */
  hasIcon?: boolean
  result: ActionResult | undefined
}

/** The logo in use, and a form for another one. */
export function LogoForm({ look, name, hasIcon = false, result }: Props) {
  const files = { accept: ACCEPTED, maxBytes: MAX_BYTES }
  const size = { width: 126, height: look.logoHeight ?? 50 }
  return (
    <div className="grid items-start gap-7 column:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Form intent="logo" result={result} encType="multipart/form-data">
        <FileField
          name="logo"
          label="Logo"
          hint="A PNG or WebP file with a clear background, about two and a half times as wide as high. Screen readers say the name of the site."
          {...files}
        />
        <FileField
          name="logo_on_dark"
          label="Logo for dark areas"
          hint="Without one, the logo is put on white there."
          optional
          {...files}
        />
        {hasIcon && (
          <FileField
            name="logo_icon"
            label="Icon"
            hint="A square picture for browser tabs and home screens. Phones cut off its corners. Without one, it is made of the logo."
            optional
            {...files}
          />
        )}
        <SubmitButton className="justify-self-start">Save the logo</SubmitButton>
      </Form>
      <div className="grid gap-4 phone:grid-cols-2">
        <div className="grid place-items-center rounded-panel bg-green-400 p-6">
          <img src={look.logo ?? ORIGINAL.logo} {...size} alt={`${name}, on a light area`} />
        </div>
        <div className="grid place-items-center rounded-panel bg-ink p-6">
          <img src={look.logoOnDark ?? ORIGINAL.logoLight} {...size} alt={`${name}, on a dark area`} />
        </div>
      </div>
    </div>
  )
}
