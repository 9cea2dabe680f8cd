import { data, href, redirect } from "react-router"
import { GuardianAcceptForm, LearnerAcceptForm } from "#app/features/guardian/accept-form.tsx"
import { CodeForm } from "#app/features/guardian/code-form.tsx"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { type CodeOutcome, codeAnswer } from "#app/features/guardian/labels.ts"
import {
  acceptInvitation,
  consentTexts,
  declineInvitation,
  lookAtInvitation,
} from "#app/features/guardian/queries.ts"
import { checkAnswers, checkForm, relationSchema } from "#app/features/guardian/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { Route } from "./+types/accept"

const PATH = "/guardian/accept/:code?"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireMember(context)
  const typed = url.searchParams.get("code")?.trim()
  if (typed) throw redirect(href(PATH, { code: typed.slice(0, 40) }))
  if (!params.code) return { invitation: null, problem: null, texts: [] }
  const db = supabase(context)
  const invitation = await lookAtInvitation(db, params.code)
  if (invitation.outcome !== "usable") {
    const status = invitation.outcome === "too-many" ? 429 : 410
    return data({ invitation: null, problem: codeAnswer(invitation.outcome), texts: [] }, { status })
  }
  return { invitation, problem: null, texts: await consentTexts(db) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireMember(context)
  const { code = "" } = params
  const db = supabase(context)
  const form = await request.formData()
  if (form.get("intent") === "decline") {
    const outcome = await declineInvitation(db, code)
    return outcome === "declined" ? redirect(`${href("/guardian")}?said=declined`, 303) : refused(outcome)
  }
  const { outcome: standing, side } = await lookAtInvitation(db, code)
  if (standing !== "usable") return refused(standing)
  if (side === "guardian") {
    const { outcome } = await acceptInvitation(db, code, {})
    return outcome === "linked" ? redirect(`${href("/me/guardians")}?said=linked`, 303) : refused(outcome)
  }

  const relation = checkForm(relationSchema, form)
  const consents = checkAnswers(await consentTexts(db), form)
  if ("errors" in relation || "errors" in consents) {
    const errors = {
      ...("errors" in relation && relation.errors),
      ...("errors" in consents && consents.errors),
    }
    return data({ errors, values: submittedValues(form) }, { status: 400 })
  }
  const { outcome, learner } = await acceptInvitation(db, code, {
    relation: relation.value.relation,
    answers: consents.answers,
    signed_name: consents.signed_name,
  })
  if (outcome === "pending") return redirect(`${href("/guardian")}?said=waits`, 303)
  if (outcome !== "linked") return refused(outcome)
  return redirect(`${href("/guardian/learners/:id", { id: learner })}?said=linked`, 303)
}

export function meta({ matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ path: "/guardian/accept", title: "Use a code", tags }, rootData(matches))
}

export default function AcceptPage({ loaderData, params }: Route.ComponentProps) {
  const { invitation, problem, texts } = loaderData
  if (!invitation) {
    return (
      <GuardianPage
        title="I have a code"
        lead="Ten letters and numbers, from your learner’s account or from our letter to you."
      >
        <CodeForm problem={problem} code={params.code} />
      </GuardianPage>
    )
  }
  if (invitation.side === "guardian") {
    const name = invitation.name ?? "A parent or guardian"
    return (
      <GuardianPage here="Invitation" title="Is this your guardian?">
        <LearnerAcceptForm name={name} hint={invitation.hint} relation={invitation.relation} />
      </GuardianPage>
    )
  }
  const name = invitation.name ?? "Your learner"
  return (
    <GuardianPage
      here="Invitation"
      title={`${name} asks you`}
      lead={
        invitation.is_confirmed_later
          ? `Answer below. Then ${name} confirms that it is really you, and your answers count from there on.`
          : "Answer below, and you are linked. Nothing starts without your yes."
      }
    >
      <GuardianAcceptForm name={name} texts={texts} />
    </GuardianPage>
  )
}

function refused(outcome: CodeOutcome) {
  return data({ errors: { form: codeAnswer(outcome) } }, { status: outcome === "too-many" ? 429 : 410 })
}
