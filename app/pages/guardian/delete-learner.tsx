import { href, redirect } from "react-router"
import { DeleteLearnerForm } from "#app/features/guardian/delete-learner-form.tsx"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { guardedLearnerName } from "#app/features/guardian/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { emailCode, proofErrorResult, proofFor, renewSession } from "#app/lib/auth/proof.server.ts"
import { deletionSchema } from "#app/lib/auth/proof-schema.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/delete-learner"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { email } = requireMember(context)
  const by = proofFor(context, url.searchParams.get("by"))
  const name = (await guardedLearnerName(supabase(context), params.id)) ?? throwNotFound({ url })
  return { name, by, email: String(email ?? "") }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  if (form.get("intent") === "code") {
    const error = await emailCode(context)
    if (error) return authErrorResult(context, form, error)
    return redirect(`${href("/guardian/learners/:id/delete", params)}?by=mail`, 303)
  }
  const parsed = parseForm(deletionSchema(proofFor(context, String(form.get("by")))), form)
  if (!parsed.ok) return parsed.result
  const renewed = await renewSession(context, parsed.value)
  if ("error" in renewed) return proofErrorResult(context, form, renewed.error)
  const { data: outcome } = await renewed.db
    .rpc("request_learner_erasure", { learner: params.id })
    .throwOnError()
  if (outcome === "unknown") return throwNotFound({ url })
  const message = "The account will be deleted in seven days. Until then anyone who is linked can stop it."
  return redirectWithFlash(context, href("/guardian/learners/:id", params), message)
}

export const meta = privateMeta({ title: "Delete an account" })

export default function DeleteLearnerPage({ loaderData: { name, by, email }, params }: Route.ComponentProps) {
  return (
    <GuardianPage
      here="Delete an account"
      title={`Delete everything about ${name}?`}
      lead={`The account and everything in it will be deleted in seven days. We tell ${name} and the other guardians, and until then anyone who is linked can stop it.`}
    >
      <DeleteLearnerForm by={by} email={email} />
      <PushButton to={href("/guardian/learners/:id", params)} variant="white" className="justify-self-start">
        No, go back
      </PushButton>
    </GuardianPage>
  )
}
