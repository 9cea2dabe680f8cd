import { data, href } from "react-router"
import { Signature } from "#app/features/guardian/consent-form.tsx"
import { GuardianPage, GuardianSection } from "#app/features/guardian/guardian-page.tsx"
import { CHILD_DELETED, codeError, YOUNG_KIND } from "#app/features/guardian/labels.ts"
import { consentTexts } from "#app/features/guardian/queries.ts"
import { signatureSchema, TEXT_CHANGED } from "#app/features/guardian/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { askForProof, reauthenticatedClient } from "#app/lib/auth/proof.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { ReauthenticatedSubmit } from "#app/ui/forms/reauthenticated-submit.tsx"
import type { Route } from "./+types/young"

export async function loader({ context, params }: Route.LoaderArgs) {
  const email = String(requireMember(context).email ?? "")
  const db = supabase(context)
  const { data: found } = await db.rpc("preview_young_request", { code: params.code }).single().throwOnError()
  const [text] = await consentTexts(db, [YOUNG_KIND])
  if (found.outcome !== "usable" || !text) {
    const status = found.outcome === "too-many" ? 429 : 410
    return data({ name: "", text: null, error: codeError(found.outcome), email }, { status })
  }
  return { name: found.first_name, text, error: "", email }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await readForm(request)
  const isAccepted = form.get("intent") !== "decline"
  const { db, rejected } = await reauthenticatedClient(context, form)
  if (!db) return rejected
  const parsed = parseForm(signatureSchema, form)
  if (isAccepted && !parsed.ok) return parsed.result
  const { data: outcome } = await db
    .rpc("answer_young_request", {
      code: params.code,
      is_accepted: isAccepted,
      version: Number(form.get("version")) || 0,
      signed_name: parsed.ok ? parsed.value.signed_name : "",
    })
    .throwOnError()
  if (outcome === "accepted")
    return redirectWithFlash(context, href("/guardian"), "Done. The first name is in your account.")
  if (outcome === "reauthenticate") return askForProof(context, form)
  if (outcome === "declined") return redirectWithFlash(context, href("/guardian"), CHILD_DELETED)
  return invalidForm(form, { form: outcome === "changed" ? TEXT_CHANGED : codeError(outcome) })
}

export const meta = privateMeta({ title: "A child asks you", path: "/guardian/young" })

export default function YoungPage({ loaderData: { name, text, error, email } }: Route.ComponentProps) {
  if (!text) {
    return (
      <GuardianPage here="A child asks you" title="This link no longer works">
        <Callout>{error}</Callout>
      </GuardianPage>
    )
  }
  return (
    <GuardianPage
      here="A child asks you"
      title={`${name} asks you`}
      lead={`${name} is under 13 and would like to learn here. Children under 13 have no account: they learn together with you.`}
    >
      <GuardianSection title={text.title} lead={`Version ${text.version}`}>
        <p className="max-w-[60ch]">{text.summary}</p>
        <Form className="max-w-xl">
          <input type="hidden" name="version" value={text.version} />
          <Signature />
          <ReauthenticatedSubmit email={email}>
            <SubmitButton size="lg" className="justify-self-start">
              I agree
            </SubmitButton>
          </ReauthenticatedSubmit>
        </Form>
      </GuardianSection>
      <GuardianSection title="Or say no" lead="We delete the request and the name in it right away.">
        <Form intent="decline">
          <SubmitButton variant="white" className="justify-self-start">
            No, delete the request
          </SubmitButton>
        </Form>
      </GuardianSection>
    </GuardianPage>
  )
}
