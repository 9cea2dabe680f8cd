import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { ConsentFields, consentLabels } from "./consent-form.tsx"
import { EMPTY_RESULT } from "./form-result.ts"
import { Part } from "./guardian-page.tsx"
import { relationLabel } from "./labels.ts"
import type { ConsentText } from "./queries.ts"
import { RelationFields } from "./relation-fields.tsx"

/** For the adult whom a learner invited: who they are, what they allow, and their name under it. */
export function GuardianAcceptForm({ name, texts }: { name: string; texts: readonly ConsentText[] }) {
  return (
    <>
      <Form
        labels={consentLabels(texts)}
        className="gap-[clamp(36px,4.4vw,60px)] [&>[data-summary]]:max-w-190"
      >
        <input type="hidden" name="intent" value="accept" />
        <Part title="Who you are">
          <div className="grid gap-5">
            <RelationFields />
          </div>
        </Part>
        <Part
          title={`What ${name} may do`}
          lead="Each part has its own yes, and each can be a no. You can change every answer later, and a no stops it at once."
        >
          <div className="grid gap-5">
            <ConsentFields texts={texts} />
          </div>
          <SubmitButton size="lg" className="justify-self-start">
            Sign and link with {name}
          </SubmitButton>
        </Part>
      </Form>
      <Decline label="This is not my learner" />
    </>
  )
}

/** For the learner whom a guardian invited. */
export function LearnerAcceptForm({
  name,
  hint,
  relation,
}: {
  name: string
  hint: string | null
  relation: string | null
}) {
  return (
    <>
      <Part
        title={name}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            {hint && <span className="wrap-anywhere font-mono text-mono">{hint}</span>}
            <Badge tone="air">{relationLabel(relation ?? "")}</Badge>
          </span>
        }
      >
        <ul className="grid list-disc gap-1.5 pl-6">
          <li>They will see one page about you. You see exactly the same page.</li>
          <li>They can say yes or no to the course, the certificate, events and more.</li>
          <li>They never see your answers, your messages, or whether you reported a reversal.</li>
          <li>You can end it at any time. At 18 it ends by itself.</li>
        </ul>
        <Form result={EMPTY_RESULT}>
          <input type="hidden" name="intent" value="accept" />
          <SubmitButton size="lg" className="justify-self-start">
            Yes, this is my guardian
          </SubmitButton>
        </Form>
      </Part>
      <Decline label="This is not my guardian" />
    </>
  )
}

function Decline({ label }: { label: string }) {
  return (
    <Part title="Or say no" lead="The invitation is used up, and nothing is linked.">
      <Form result={EMPTY_RESULT}>
        <input type="hidden" name="intent" value="decline" />
        <SubmitButton variant="white" className="justify-self-start">
          {label}
        </SubmitButton>
      </Form>
    </Part>
  )
}
