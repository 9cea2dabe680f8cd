import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PictureForm } from "#app/ui/pictures/picture-form.tsx"
import { LogoForm } from "../look/logo-form.tsx"
import type { StateLook } from "./queries.ts"

interface State {
  name: string
  slug: string
  hasLook: boolean
}

/** Opens a state, and lists those that have their own branding. */
export function StateChoice({ states, open }: { states: readonly State[]; open: string | undefined }) {
  const chosen = states.filter(({ hasLook }) => hasLook)
  return (
    <div className="grid gap-4">
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1" aria-label="States with their own branding">
          {chosen.map(({ name, slug }) => (
            <li key={slug}>
              <Link to={`/staff/state-looks/${slug}`} className="inline-flex min-h-8 items-center underline">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Form method="get" action="/staff/state-looks" result={{}} className="max-w-104">
        <SelectField
          name="state"
          label="State"
          placeholder="Choose a state"
          required
          defaultValue={open ?? ""}
          options={states.map(({ name, slug }) => ({ value: slug, label: name }))}
        />
        <SubmitButton variant="white" className="justify-self-start">
          Open
        </SubmitButton>
      </Form>
    </div>
  )
}

/** The logo and the background that members of one state see. */
export function StateForms({ look, result }: { look: StateLook; result: ActionResult | undefined }) {
  return (
    <>
      <section aria-labelledby="logo" className="grid gap-5 border-ink border-t-4 pt-5">
        <h2 id="logo" className="wdth-88 text-3 leading-tight">
          {`Logo for ${look.state}`}
        </h2>
        <LogoForm look={look} name={look.state} result={result?.intent === "logo" ? result : undefined} />
        {look.hasLogo && (
          <Form intent="reset-logo">
            <SubmitButton variant="white" className="justify-self-start">
              Back to the usual logo
            </SubmitButton>
          </Form>
        )}
      </section>
      <section aria-labelledby="background" className="grid gap-5 border-ink border-t-4 pt-5">
        <h2 id="background" className="wdth-88 text-3 leading-tight">
          {`Background for ${look.state}`}
        </h2>
        <PictureForm
          label="Behind the page for missing pages and errors"
          hint="A quiet landscape works best: the text is on its left."
          choices={look.pictures}
          result={result?.intent === "picture" ? result : {}}
        />
      </section>
    </>
  )
}
