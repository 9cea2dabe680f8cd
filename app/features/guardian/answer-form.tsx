import { useActionData } from "react-router"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { ReauthenticatedSubmit } from "#app/ui/forms/reauthentication.tsx"
import { ConsentFields, consentLabels } from "./consent-form.tsx"
import type { Consent, ConsentText } from "./queries.ts"

interface Props {
  texts: readonly ConsentText[]
  email: string
  /** The guardian's own latest answer to each item. */
  mine: readonly Consent[]
}

/** All items, unanswered first; collapsed once each has an answer. */
export function AnswerForm({ texts: all, email, mine }: Props) {
  const hasErrors = useActionData<ActionResult>()?.intent === "answer"
  const hasAnswer = (text: ConsentText) =>
    mine.some(({ kind, version }) => kind === text.kind && version === text.version)
  const isAnswered = all.every(hasAnswer)
  const texts = all.toSorted((a, b) => Number(hasAnswer(a)) - Number(hasAnswer(b)))
  const currentAnswers = mine.map(({ id, withdrawn_at }) => `${id} ${withdrawn_at}`).join()
  return (
    <details open={!isAnswered || hasErrors} key={currentAnswers} className="group">
      <summary className="push push-white mb-2 inline-flex cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {isAnswered ? "Change your answers" : "Choose your answers"}
        <Icon name="ph:caret-down-bold" className="size-[1em] transition-[rotate] group-open:rotate-180" />
      </summary>
      <Form intent="answer" labels={consentLabels(texts)} className="mt-4 gap-5">
        <p className="max-w-[60ch] text-gray-700">
          Read each item and choose yes or no. A new answer replaces your last one; both stay on record.
        </p>
        <ConsentFields texts={texts} answers={mine} />
        <ReauthenticatedSubmit email={email}>
          <SubmitButton size="lg" className="justify-self-start">
            Sign and save
          </SubmitButton>
        </ReauthenticatedSubmit>
      </Form>
    </details>
  )
}
