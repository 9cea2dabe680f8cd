import { useActionData } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { ReauthenticatedSubmit } from "#app/ui/forms/reauthenticated-submit.tsx"
import { ConsentFields, consentLabels } from "./consent-form.tsx"
import type { Consent, ConsentText } from "./queries.ts"

interface Props {
  texts: readonly ConsentText[]
  email: string
  /** The guardian's own latest answer to each item. */
  mine: readonly Consent[]
}

/** The items that wait for the guardian's answer. */
export function UnansweredForm({ texts, email, mine }: Props) {
  const open = texts.filter(text => !isAnswered(text, mine))
  if (open.length === 0) return null
  return <AnswerForm key={versionOf(mine)} intent="answer" texts={open} {...{ email, mine }} />
}

/** The answered items, collapsed. */
export function ChangeForm({ texts, email, mine }: Props) {
  const isChanging = useActionData<ActionResult>()?.intent === "change"
  const answered = texts.filter(text => isAnswered(text, mine))
  if (answered.length === 0) return null
  return (
    <details open={isChanging} key={versionOf(mine)} className="group">
      <summary className="push push-white mb-2 inline-flex cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        Change your answers
        <Icon name="ph:caret-down-bold" className="size-[1em] transition-[rotate] group-open:rotate-180" />
      </summary>
      <AnswerForm intent="change" texts={answered} {...{ email, mine }} />
    </details>
  )
}

/** Yes or no for each item, and a signature. */
export function AnswerForm({ intent, texts, email, mine }: Props & { intent: "answer" | "change" }) {
  return (
    <Form intent={intent} labels={consentLabels(texts)}>
      <p className="max-w-[60ch] text-gray-700">
        {intent === "answer"
          ? "These items wait for your answer. Each one stays off until you say yes."
          : "A new answer replaces your last one; both stay on record."}
      </p>
      <ConsentFields texts={texts} answers={mine} />
      <ReauthenticatedSubmit email={email}>
        <SubmitButton size="lg" className="justify-self-start">
          {intent === "answer" ? "Sign and save" : "Sign and change"}
        </SubmitButton>
      </ReauthenticatedSubmit>
    </Form>
  )
}

function isAnswered(text: ConsentText, mine: readonly Consent[]) {
  return mine.some(({ kind, version }) => kind === text.kind && version === text.version)
}

/** New answers mount the forms anew, with the stored answers and without the last signature. */
function versionOf(mine: readonly Consent[]) {
  return mine.map(({ id, withdrawn_at }) => `${id} ${withdrawn_at}`).join()
}
