import { data, href, type RouterContextProvider, redirect } from "react-router"
import { readDeletion } from "#app/features/data-rights/actions.server.ts"
import { mailCode, proofFor, withProof } from "#app/features/data-rights/proof.server.ts"
import { DeleteLearnerForm } from "#app/features/guardian/delete-learner-form.tsx"
import { GuardianPage } from "#app/features/guardian/guardian-page.tsx"
import { isUuid } from "#app/features/guardian/ids.ts"
import { myGuardianships } from "#app/features/guardian/queries.ts"
import { authProblem } from "#app/lib/auth/auth-errors.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/delete-learner"

type Context = Readonly<RouterContextProvider>

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { email } = requireMember(context)
  const by = proofFor(context, url.searchParams.get("by"))
  return { name: await learnerName(context, params.id, url), by, email: String(email ?? "") }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  requireMember(context)
  await learnerName(context, params.id, url)
  const form = await request.formData()
  const values = submittedValues(form)
  if (form.get("intent") === "code") {
    const error = await mailCode(context)
    if (!error) return redirect(`${href("/guardian/learners/:id/delete", params)}?by=mail`, 303)
    const { message, status, headers } = authProblem(context, error)
    return data({ errors: { form: message } as Record<string, string>, values }, { status, headers })
  }
  const read = readDeletion(form, proofFor(context, String(form.get("by"))))
  if ("errors" in read) return data({ errors: read.errors, values }, { status: 400 })
  const outcome = await withProof(context, read.proof, async db => {
    return (await db.rpc("request_learner_erasure", { learner: params.id }).throwOnError()).data
  })
  if ("refusal" in outcome) {
    const { field, message, status, headers } = authProblem(context, outcome.refusal)
    const isWrong = outcome.refusal.code === "invalid_credentials"
    const errors: Record<string, string> = { [field]: isWrong ? "That is not your password." : message }
    return data({ errors, values }, { status, headers })
  }
  if (outcome.result === "unknown") return throwNotFound({ url })
  return redirect(`${href("/guardian/learners/:id", params)}?said=deletion`, 303)
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ path: location.pathname, title: "Delete an account", tags }, rootData(matches))
}

export default function DeleteLearnerPage({ loaderData: { name, by, email }, params }: Route.ComponentProps) {
  return (
    <GuardianPage
      here="Delete an account"
      title={`Delete everything about ${name}?`}
      lead={`The account and all that belongs to it are deleted in seven days. ${name} and the other guardians are told, and until then everybody who is linked can stop it.`}
    >
      <DeleteLearnerForm by={by} email={email} />
      <PushButton to={href("/guardian/learners/:id", params)} variant="white" className="justify-self-start">
        No, go back
      </PushButton>
    </GuardianPage>
  )
}

/** For a guardian of this learner; for everybody else there is no such page. */
async function learnerName(context: Context, id: string, url: URL) {
  const links = isUuid(id) ? await myGuardianships(supabase(context)) : []
  const link = links.find(
    ({ learner_id, side, verified_at }) => learner_id === id && side === "guardian" && verified_at,
  )
  return link ? (link.name ?? "your learner") : throwNotFound({ url })
}
