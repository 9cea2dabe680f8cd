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

/** The items that wait for the guardian's answer, then the answered ones, collapsed. */
export function AnswerForms({ texts, email, mine }: Props) {
  const isChanging = useActionData<ActionResult>()?.intent === "change"
  const isAnswered = (text: ConsentText) =>
    mine.some(({ kind, version }) => kind === text.kind && version === text.version)
  const open = texts.filter(text => !isAnswered(text))
  const answered = texts.filter(isAnswered)
  // New answers mount the forms anew, with the stored answers and without the last signature.
  const current = mine.map(({ id, withdrawn_at }) => `${id} ${withdrawn_at}`).join()
  return (
    <>
      {open.length > 0 && <AnswerForm key={current} intent="answer" texts={open} {...{ email, mine }} />}
      {answered.length > 0 && (
        <details open={isChanging} key={`change ${current}`} className="group">
          <summary className="push push-white mb-2 inline-flex cursor-pointer list-none [&::-webkit-details-marker]:hidden">
            Change your answers
            <Icon
              name="ph:caret-down-bold"
              className="size-[1em] transition-[rotate] group-open:rotate-180"
            />
          </summary>
          <AnswerForm intent="change" texts={answered} {...{ email, mine }} />
        </details>
      )}
    </>
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
