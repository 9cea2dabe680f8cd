import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { ConsentFields, consentLabels } from "./consent-form.tsx"
import type { Consent, LearnerPage } from "./queries.ts"

interface Props {
  page: LearnerPage
  /** The guardian's own newest answer to each question. */
  mine: readonly Consent[]
  answer: ActionResult
}

/** All questions at once; folded away when every one has its answer. */
export function AnswerForm({ page, mine, answer }: Props) {
  const isAnswered = page.texts.every(text =>
    mine.some(({ kind, version }) => kind === text.kind && version === text.version),
  )
  const standing = mine.map(({ id, withdrawn_at }) => `${id} ${withdrawn_at}`).join()
  return (
    <details open={!isAnswered || Boolean(answer.errors)} key={standing} className="group">
      <summary className="push push-white mb-2 inline-flex cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {isAnswered ? "Change your answers" : "The questions"}
        <Icon name="ph:caret-down-bold" className="size-[1em] transition-[rotate] group-open:rotate-180" />
      </summary>
      <Form result={answer} labels={consentLabels(page.texts)} className="mt-4 gap-5">
        <input type="hidden" name="intent" value="answer" />
        <ConsentFields texts={page.texts} answers={mine} />
        <SubmitButton size="lg" className="justify-self-start">
          Sign and save
        </SubmitButton>
      </Form>
    </details>
  )
}
