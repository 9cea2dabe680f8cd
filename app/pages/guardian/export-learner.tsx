import { href, redirect } from "react-router"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { EXPORT_ERRORS } from "#app/features/guardian/labels.ts"
import { guardedLearnerName } from "#app/features/guardian/queries.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { emailCode, proofErrorResult, proofFor, renewSession } from "#app/lib/auth/proof.server.ts"
import { proofSchema } from "#app/lib/auth/proof-schema.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { authErrorResult } from "#app/lib/forms/auth-error-result.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { OtherReauthentication, ReauthenticationFields } from "#app/ui/forms/reauthentication.tsx"
import type { Route } from "./+types/export-learner"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { email } = requireMember(context)
  const name = (await guardedLearnerName(supabase(context), params.id)) ?? throwNotFound({ url })
  return { name, by: proofFor(context, url.searchParams.get("by")), email: String(email ?? "") }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  if (form.get("intent") === "code") {
    const error = await emailCode(context)
    if (error) return authErrorResult(context, form, error)
    return redirect(`${href("/guardian/learners/:id/export", params)}?by=mail`, 303)
  }
  const parsed = parseForm(proofSchema(proofFor(context, String(form.get("by")))), form)
  if (!parsed.ok) return parsed.result
  const renewed = await renewSession(context, parsed.value)
  if ("error" in renewed) return proofErrorResult(context, form, renewed.error)
  const { data: outcome } = await renewed.db
    .rpc("request_learner_export", { learner: params.id })
    .throwOnError()
  if (outcome === "unknown") return throwNotFound({ url })
  if (outcome !== "started") return invalidForm(form, { form: EXPORT_ERRORS[outcome] })
  const message = "We’re preparing the copy. We’ll email you when it is ready."
  return redirectWithFlash(context, href("/guardian/learners/:id", params), message)
}

export const meta = privateMeta({ title: "A copy of the data" })

export default function ExportLearnerPage({ loaderData: { name, by, email }, params }: Route.ComponentProps) {
  return (
    <GuardianPage
      here="A copy of the data"
      title={`A copy of ${name}’s data`}
      lead={`Confirm that it’s you. We tell ${name} and the other guardians about your request.`}
    >
      <div className="grid max-w-120 gap-8">
        <Form intent="export">
          <ReauthenticationFields email={email} by={by} mailLabel="Code from the email we sent you" />
          <SubmitButton icon="ph:download-simple-bold" className="justify-self-start">
            Request a copy
          </SubmitButton>
        </Form>
        <OtherReauthentication by={by} />
      </div>
      <PushButton to={href("/guardian/learners/:id", params)} variant="white" className="justify-self-start">
        No, go back
      </PushButton>
    </GuardianPage>
  )
}
