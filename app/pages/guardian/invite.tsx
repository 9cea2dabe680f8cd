import { data, href, redirect } from "react-router"
import { GuardianPage, Part } from "#app/features/guardian/guardian-page.tsx"
import { inviteAnswer } from "#app/features/guardian/labels.ts"
import { inviteLearner } from "#app/features/guardian/queries.ts"
import { RelationFields } from "#app/features/guardian/relation-fields.tsx"
import { checkForm, invitedAddress, relationSchema } from "#app/features/guardian/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
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
  const form = await request.formData()
  const checked = checkForm(relationSchema.extend(invitedAddress.shape), form)
  if ("errors" in checked) return data({ ...checked, values: submittedValues(form) }, { status: 400 })
  const { address, relation } = checked.value
  const outcome = await inviteLearner(supabase(context), address, relation)
  if (outcome === "created") return redirect(`${href("/guardian")}?said=invited`, 303)
  const field = outcome === "invalid" || outcome === "own-address" ? "address" : "form"
  const status = outcome === "too-many" ? 429 : 400
  return data({ errors: { [field]: inviteAnswer(outcome) }, values: submittedValues(form) }, { status })
}

export function meta({ matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ path: "/guardian/invite", title: "Invite your learner", tags }, rootData(matches))
}

export default function InvitePage() {
  return (
    <GuardianPage
      title="Invite your learner"
      lead="They get a letter, sign in with that address and say yes or no. You are linked when both of you have confirmed."
    >
      <Part title="By email">
        <Form className="max-w-xl">
          <TextField
            name="address"
            type="email"
            label="Your learner’s email address"
            hint="We answer the same whether or not there is an account. It is kept for at most 14 days."
            autoComplete="off"
          />
          <RelationFields />
          <SubmitButton size="lg" className="justify-self-start">
            Send the invitation
          </SubmitButton>
        </Form>
      </Part>
      <Part
        title="Or with their code"
        lead="Sitting together is quicker: your learner makes a code under “Guardians” in their account."
      >
        <PushButton to={href("/guardian/accept/:code?")} variant="white" className="justify-self-start">
          I have a code
        </PushButton>
      </Part>
    </GuardianPage>
  )
}
