import { Badge } from "#app/ui/data/badge.tsx"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { Consent, ConsentText } from "./queries.ts"

const YES_OR_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
]
const SHOWN_NAMES = [
  { value: "initials", label: "Yes, with initials" },
  { value: "full-name", label: "Yes, with the full name" },
  { value: "no", label: "No" },
]

interface Props {
  texts: readonly ConsentText[]
  /** The guardian's newest answers; a yes taken back is a no. */
  answers?: readonly Consent[]
}

/** A yes or a no for each purpose, in its own words, and one signature under them all. */
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
                    {answer && answer.version !== version && <Badge tone="marigold">New words</Badge>}
                  </span>
                  <span className="max-w-[58ch] font-normal">{summary}</span>
                  <span className="font-normal text-gray-600 text-small">Version {version}</span>
                </span>
              }
              choices={kind === "consent-certificate" ? SHOWN_NAMES : YES_OR_NO}
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

/** Which part an error is about, for the summary above the form. */
export function consentLabels(texts: readonly ConsentText[]) {
  return Object.fromEntries(texts.map(({ kind, title }) => [kind, title]))
}

export function Signature() {
  return (
    <TextField
      name="signed_name"
      label="Your full name, as your signature"
      hint="We keep it with the date and the words above, and send you a letter about it."
      autoComplete="name"
      className="max-w-md"
    />
  )
}

function chosen({ is_given, name_shown, withdrawn_at }: Consent) {
  return is_given && !withdrawn_at ? (name_shown ?? "yes") : "no"
}
