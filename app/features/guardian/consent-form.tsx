import { Badge } from "#app/ui/data/badge.tsx"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { Consent, ConsentText } from "./queries.ts"

const YES_OR_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
]

interface Props {
  texts: readonly ConsentText[]
  /** The guardian's latest answers; withdrawn permission counts as no. */
  answers?: readonly Consent[]
}

/** Yes or no for each purpose, and one signature. */
export function ConsentFields({ texts, answers = [] }: Props) {
  return (
    <>
      {texts.map(({ kind, version, title, summary }) => {
        const answer = answers.find(given => given.kind === kind)
        return (
          <div key={kind} className="rounded-panel bg-gray-100 p-[clamp(18px,2.4vw,28px)]">
            <input type="hidden" name={`${kind}-version`} value={version} />
            <RadioGroup
              name={kind}
              label={
                <span className="grid gap-1.5">
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[1.125rem]">
                    {title}
                    {answer && answer.version !== version && <Badge tone="marigold">New text</Badge>}
                  </span>
                  <span className="max-w-[58ch] font-normal">{summary}</span>
                  <span className="font-normal text-gray-600 text-small">Version {version}</span>
                </span>
              }
              choices={YES_OR_NO}
              columns="phone:grid-cols-[repeat(auto-fit,minmax(0,max-content))] gap-x-8"
              defaultValue={answer?.version === version ? chosen(answer) : undefined}
            />
          </div>
        )
      })}
      <Signature />
    </>
  )
}

/** Labels for the error summary. */
export function consentLabels(texts: readonly ConsentText[]) {
  return Object.fromEntries(texts.map(({ kind, title }) => [kind, title]))
}

export function Signature() {
  return (
    <TextField
      name="signed_name"
      label="Your full name, as your signature"
      hint="We store it with the date and the text above, and email you a copy."
      autoComplete="name"
      className="max-w-md"
    />
  )
}

function chosen({ is_given, withdrawn_at }: Consent) {
  return is_given && !withdrawn_at ? "yes" : "no"
}
