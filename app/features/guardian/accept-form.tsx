import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { ReauthenticatedSubmit } from "#app/ui/forms/reauthenticated-submit.tsx"
import { ConsentFields, consentLabels } from "./consent-form.tsx"
import { GuardianSection } from "./guardian-page.tsx"
import { relationLabel } from "./labels.ts"
import type { ConsentText } from "./queries.ts"
import { RelationFields } from "./relation-fields.tsx"

/** For an adult invited by a learner: relation, permissions and signature. */
export function GuardianAcceptForm({
  name,
  texts,
  email,
}: {
  name: string
  texts: readonly ConsentText[]
  email: string
}) {
  return (
    <>
      <Form
        intent="accept"
        labels={consentLabels(texts)}
        className="gap-[clamp(36px,4.4vw,60px)] [&>[data-summary]]:max-w-190"
      >
        <GuardianSection title="Who you are">
          <div className="grid gap-5">
            <RelationFields />
          </div>
        </GuardianSection>
        <GuardianSection
          title={`What ${name} may do`}
          lead="You decide each item separately. You can change every answer later, and a no stops it right away."
        >
          <div className="grid gap-5">
            <ConsentFields texts={texts} />
          </div>
          <ReauthenticatedSubmit email={email}>
            <SubmitButton size="lg" className="justify-self-start">
              Sign and link with {name}
            </SubmitButton>
          </ReauthenticatedSubmit>
        </GuardianSection>
      </Form>
      <Decline label="This is not my learner" />
    </>
  )
}

/** For a learner invited by a guardian. */
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
      <GuardianSection
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
          <li>They can allow or decline the course, the certificate, events and more.</li>
          <li>They never see your answers, your messages, or whether you reported a reversal.</li>
          <li>You can end it at any time. It ends when you turn 18.</li>
        </ul>
        <Form intent="accept">
          <SubmitButton size="lg" className="justify-self-start">
            Yes, this is my guardian
          </SubmitButton>
        </Form>
      </GuardianSection>
      <Decline label="This is not my guardian" />
    </>
  )
}

function Decline({ label }: { label: string }) {
  return (
    <GuardianSection title="Or say no" lead="The invitation stops working, and nothing is linked.">
      <Form intent="decline">
        <SubmitButton variant="white" className="justify-self-start">
          {label}
        </SubmitButton>
      </Form>
    </GuardianSection>
  )
}
