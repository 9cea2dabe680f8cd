import { data, href, redirect } from "react-router"
import { Signature } from "#app/features/guardian/consent-form.tsx"
import { EMPTY_RESULT } from "#app/features/guardian/form-result.ts"
import { GuardianPage, Part } from "#app/features/guardian/guardian-page.tsx"
import { codeAnswer, YOUNG_KIND } from "#app/features/guardian/labels.ts"
import { consentTexts } from "#app/features/guardian/queries.ts"
import { checkForm, signatureSchema } from "#app/features/guardian/schema.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import type { Route } from "./+types/young"

export async function loader({ context, params }: Route.LoaderArgs) {
  requireMember(context)
  const db = supabase(context)
  const { data: found } = await db.rpc("preview_young_request", { code: params.code }).single().throwOnError()
  const [text] = await consentTexts(db, [YOUNG_KIND])
  if (found.outcome !== "usable" || !text) {
    const status = found.outcome === "too-many" ? 429 : 410
    return data({ name: "", text: null, problem: codeAnswer(found.outcome) }, { status })
  }
  return { name: found.first_name, text, problem: "" }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  requireMember(context)
  const form = await request.formData()
  const isAccepted = form.get("intent") !== "decline"
  const checked = checkForm(signatureSchema, form)
  if (isAccepted && "errors" in checked)
    return data({ ...checked, values: submittedValues(form) }, { status: 400 })
  const { data: outcome } = await supabase(context)
    .rpc("answer_young_request", {
      code: params.code,
      is_accepted: isAccepted,
      version: Number(form.get("version")) || 0,
      signed_name: checked.value?.signed_name ?? "",
    })
    .throwOnError()
  if (outcome === "accepted") return redirect(`${href("/guardian")}?said=young-kept`, 303)
  if (outcome === "declined") return redirect(`${href("/guardian")}?said=young-deleted`, 303)
  const message =
    outcome === "changed" ? "We changed these words just now. Please read them again." : codeAnswer(outcome)
  return data({ errors: { form: message }, values: submittedValues(form) }, { status: 400 })
}

export function meta({ matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ path: "/guardian/young", title: "A child asks you", tags }, rootData(matches))
}

export default function YoungPage({ loaderData: { name, text, problem } }: Route.ComponentProps) {
  if (!text) {
    return (
      <GuardianPage here="A child asks you" title="This letter is used up">
        <Callout>{problem}</Callout>
      </GuardianPage>
    )
  }
  return (
    <GuardianPage
      here="A child asks you"
      title={`${name} asks you`}
      lead={`${name} is under 13 and would like to learn here. Children under 13 have no account: they learn together with you.`}
    >
      <Part title={text.title} lead={`Version ${text.version}`}>
        <p className="max-w-[60ch]">{text.summary}</p>
        <Form className="max-w-xl">
          <input type="hidden" name="version" value={text.version} />
          <Signature />
          <SubmitButton size="lg" className="justify-self-start">
            I agree
          </SubmitButton>
        </Form>
      </Part>
      <Part title="Or say no" lead="The request is deleted at once, with the name in it.">
        <Form result={EMPTY_RESULT}>
          <input type="hidden" name="intent" value="decline" />
          <SubmitButton variant="white" className="justify-self-start">
            No, delete the request
          </SubmitButton>
        </Form>
      </Part>
    </GuardianPage>
  )
}
