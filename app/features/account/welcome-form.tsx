import { AgeFields } from "#app/ui/forms/age-fields.tsx"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { DueText } from "./queries.ts"

interface Props {
  isAgeKnown: boolean
  texts: readonly DueText[]
  next: string
}

/** The age and the policies a member must agree to before using the account. */
export function WelcomeForm({ isAgeKnown, texts, next }: Props) {
  return (
    <Form className="group max-w-150 gap-8">
      <input type="hidden" name="next" value={next} />
      {!isAgeKnown && (
        <div className="grid gap-5">
          <AgeFields />
        </div>
      )}
      {texts.length > 0 && (
        <div className="grid gap-4">
          {texts.map(text => (
            <PolicyText key={text.kind} text={text} />
          ))}
        </div>
      )}
      <SubmitButton size="lg" className="justify-self-start" iconAfter="ph:arrow-right-bold">
        Continue
      </SubmitButton>
    </Form>
  )
}

function PolicyText({ text: { kind, version, title, summary } }: { text: DueText }) {
  return (
    <section className="grid gap-3 rounded-panel bg-green-100 p-[clamp(18px,2.2vw,28px)]">
      <h2 className="wdth-96 text-3">{title}</h2>
      <p>
        <strong>{version === 1 ? "Version 1." : `What changed in version ${version}:`}</strong> {summary}
      </p>
      <Checkbox
        name={kind}
        value={String(version)}
        label={
          <>
            I agree to the{" "}
            <Link to={`/${kind}`} target="_blank" className="font-bold underline underline-offset-2">
              {title.toLowerCase()}
              <span className="sr-only"> (opens in a new tab)</span>
            </Link>
            , version {version}.
          </>
        }
      />
    </section>
  )
}
