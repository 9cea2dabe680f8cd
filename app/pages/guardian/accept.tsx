import { data, href, redirect } from "react-router"
import { GuardianAcceptForm, LearnerAcceptForm } from "#app/features/guardian/accept-form.tsx"
import { CodeForm } from "#app/features/guardian/code-form.tsx"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { type CodeOutcome, codeError, LINKED } from "#app/features/guardian/labels.ts"
import {
  acceptInvitation,
  consentTexts,
  declineInvitation,
  previewInvitation,
} from "#app/features/guardian/queries.ts"
import { parseAnswers, relationSchema } from "#app/features/guardian/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { askForProof, reauthenticatedClient } from "#app/lib/auth/proof.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/accept"

const PATH = "/guardian/accept/:code?"
const PENDING = "Thank you. Your answers count as soon as the learner has confirmed that it is you."

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const email = String(requireMember(context).email ?? "")
  const typed = url.searchParams.get("code")?.trim()
  if (typed) throw redirect(href(PATH, { code: typed.slice(0, 40) }))
  if (!params.code) return { invitation: null, problem: null, texts: [], email }
  const db = supabase(context)
  const invitation = await previewInvitation(db, params.code)
  if (invitation.outcome !== "usable") {
    const status = invitation.outcome === "too-many" ? 429 : 410
    const problem = codeError(invitation.outcome)
    return data({ invitation: null, problem, texts: [], email }, { status })
  }
  return { invitation, problem: null, texts: await consentTexts(db), email }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireMember(context)
  const { code = "" } = params
  const db = supabase(context)
  const form = await readForm(request)
  if (form.get("intent") === "decline") {
    const outcome = await declineInvitation(db, code)
    return outcome === "declined"
      ? redirectWithFlash(context, href("/guardian"), "You declined. The invitation no longer works.")
      : rejected(form, outcome)
  }
  const { outcome: state, side } = await previewInvitation(db, code)
  if (state !== "usable") return rejected(form, state)
  if (side === "guardian") {
    const { outcome } = await acceptInvitation(db, code, {})
    return outcome === "linked"
      ? redirectWithFlash(context, href("/me/guardians"), LINKED)
      : rejected(form, outcome)
  }

  const { db: provenDb, rejected: rejectedProof } = await reauthenticatedClient(context, form)
  if (!provenDb) return rejectedProof
  const relation = parseForm(relationSchema, form)
  const consents = parseAnswers(await consentTexts(db), form)
  if (!relation.ok || !consents.ok) {
    return invalidForm(form, {
      ...(relation.ok ? {} : relation.errors),
      ...(consents.ok ? {} : consents.errors),
    })
  }
  const { answers, signed_name } = consents
  const given = { relation: relation.value.relation, answers, signed_name }
  const { outcome, learner } = await acceptInvitation(provenDb, code, given)
  if (outcome === "reauthenticate") return askForProof(context, form)
  if (outcome === "pending") return redirectWithFlash(context, href("/guardian"), PENDING)
  if (outcome !== "linked") return rejected(form, outcome)
  return redirectWithFlash(context, href("/guardian/learners/:id", { id: learner }), LINKED)
}

export const meta = privateMeta({ title: "Use a code", path: "/guardian/accept" })

export default function AcceptPage({ loaderData, params }: Route.ComponentProps) {
  const { invitation, problem, texts, email } = loaderData
  if (!invitation) {
    return (
      <GuardianPage
        title="I have a code"
        lead="Ten letters and numbers, from your learner’s account or from our email to you."
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
          ? `Answer below. Then ${name} confirms that it is really you, and your answers count from then on.`
          : "Answer below, and you are linked. Each item stays off until you say yes."
      }
    >
      <GuardianAcceptForm name={name} texts={texts} email={email} />
    </GuardianPage>
  )
}

function rejected(form: FormData, outcome: CodeOutcome) {
  return invalidForm(form, { form: codeError(outcome) }, { status: outcome === "too-many" ? 429 : 410 })
}
