import { SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { QuestionCard, type Steps } from "./question-card.tsx"
import { OUTCOMES } from "./reversal-answers.ts"
import { Slip, type SlipAnswers } from "./slip.tsx"

interface Props {
  steps: Steps
  answers: SlipAnswers
  onClear(): void
  className?: string
}

/** The report as it will be sent. After a death it is quiet: no color, nothing to celebrate, and stopping is as easy. */
export function SendCard({ steps, answers, onClear, className }: Props) {
  const face = answers.Outcome === OUTCOMES.died ? "bg-gray-100" : "bg-green-100"
  return (
    <QuestionCard {...{ steps, step: 6, lines: ["The whole", "report"], face, isLast: true, className }}>
      <div className="grid items-start gap-x-10 gap-y-5 column:grid-cols-2">
        {steps.current !== null && (
          <Slip answers={answers} className="[form:has([value=died]:checked)_&]:hidden" />
        )}
        <div className="grid gap-4 [form:has([value=died]:checked)_&]:hidden">
          <p className="text-small">Nothing leaves this device until you send it.</p>
          <SubmitButton size="lg" iconAfter="ph:paper-plane-tilt-fill">
            Send it
          </SubmitButton>
        </div>
        <div className="hidden gap-4 [form:has([value=died]:checked)_&]:grid">
          <p className="display wdth-88 text-3 leading-tight">We’re so sorry.</p>
          <p className="font-bold">You tried. You did not fail them.</p>
          <p>
            You can stop here. Nothing has been sent.
            {steps.current !== null && " Your answers stay on this device until you send them or clear them."}
          </p>
          <PushButton href="tel:988" variant="white" icon="ph:phone-call-fill">
            Talk to someone: 988
          </PushButton>
          <SubmitButton variant="ink">Send the four answers</SubmitButton>
          {steps.current !== null && (
            <PushButton variant="white" onClick={onClear}>
              Stop and clear this device
            </PushButton>
          )}
        </div>
      </div>
    </QuestionCard>
  )
}
