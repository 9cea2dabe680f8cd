import { href } from "react-router"
import { GuardianPage, GuardianSection } from "#app/features/guardian/guardian-page.tsx"
import { INVITED, inviteError } from "#app/features/guardian/labels.ts"
import { inviteLearner } from "#app/features/guardian/queries.ts"
import { RelationFields } from "#app/features/guardian/relation-fields.tsx"
import { invitedAddress, relationSchema } from "#app/features/guardian/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import type { Route } from "./+types/invite"

export function loader({ context }: Route.LoaderArgs) {
  requireMember(context)
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  const parsed = parseForm(relationSchema.extend(invitedAddress.shape), form)
  if (!parsed.ok) return parsed.result
  const { address, relation } = parsed.value
  const outcome = await inviteLearner(supabase(context), address, relation)
  if (outcome === "created") return redirectWithFlash(context, href("/guardian"), INVITED)
  const field = outcome === "invalid" || outcome === "own-address" ? "address" : "form"
  const status = outcome === "too-many" ? 429 : 400
  return invalidForm(form, { [field]: inviteError(outcome) }, { status })
}

export const meta = privateMeta({ title: "Invite your learner" })

export default function InvitePage() {
  return (
    <GuardianPage
      title="Invite your learner"
      lead="They get an email, sign in with that address and accept or decline. You are linked when both of you have confirmed."
    >
      <GuardianSection title="By email">
        <Form className="max-w-xl">
          <TextField
            name="address"
            type="email"
            label="Your learner’s email address"
            hint="We don’t tell you whether there is an account. We delete the address after 14 days."
            autoComplete="off"
          />
          <RelationFields />
          <SubmitButton size="lg" className="justify-self-start">
            Send the invitation
          </SubmitButton>
        </Form>
      </GuardianSection>
      <GuardianSection
        title="Or with their code"
        lead="Quicker if you are together: your learner creates a code under “Guardians” in their account."
      >
        <PushButton to={href("/guardian/accept/:code?")} variant="white" className="justify-self-start">
          I have a code
        </PushButton>
      </GuardianSection>
    </GuardianPage>
  )
}
