import { data, href, redirect } from "react-router"
import { GuardianPage, Part } from "#app/features/guardian/guardian-page.tsx"
import { isUuid } from "#app/features/guardian/ids.ts"
import { myGuardianships, slipById } from "#app/features/guardian/queries.ts"
import { checkForm, slipAnswerSchema } from "#app/features/guardian/schema.ts"
import { SlipAnswer, SlipForm } from "#app/features/guardian/slip-form.tsx"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/request-session.server.ts"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { submittedValues } from "#app/lib/forms/submitted-values.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import type { Route } from "./+types/slip"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireMember(context)
  const db = supabase(context)
  const slip = isUuid(params.id) ? await slipById(db, params.id) : null
  const link = (await myGuardianships(db)).find(
    ({ learner_id, side }) => learner_id === slip?.learner_id && side === "guardian",
  )
  if (!slip || !link) return throwNotFound({ url })
  const isPast = slip.happens_on < new Date().toISOString().slice(0, 10)
  return { slip, name: link.name ?? "Your learner", isPast }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  requireMember(context)
  if (!isUuid(params.id)) return throwNotFound({ url })
  const form = await request.formData()
  const checked = checkForm(slipAnswerSchema, form)
  if ("errors" in checked) return data({ ...checked, values: submittedValues(form) }, { status: 400 })
  const { answer, ...signed } = checked.value
  const { data: outcome } = await supabase(context)
    .rpc("answer_slip", { slip: params.id, allow: answer === "yes", ...signed })
    .throwOnError()
  if (outcome === "unknown") return throwNotFound({ url })
  if (outcome === "saved") return redirect(`${href("/guardian")}?said=slip-answered`, 303)
  const errors = { form: "The day has passed, so the answer can’t be changed any more." }
  return data({ errors, values: submittedValues(form) }, { status: 409 })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const tags = [{ name: "robots", content: "noindex" }]
  return pageMeta({ path: location.pathname, title: "Permission slip", tags }, rootData(matches))
}

export default function SlipPage({ loaderData: { slip, name, isPast } }: Route.ComponentProps) {
  return (
    <GuardianPage
      here="Permission slip"
      title={slip.title}
      lead={`${name} needs your permission for ${formatLongDate(slip.happens_on)}.`}
    >
      <Part title="What it is">
        <p className="wrap-anywhere max-w-[60ch] whitespace-pre-line">{slip.about}</p>
        <p className="text-gray-700">
          Asked by {slip.asked_by === slip.learner_id ? name : "our event desk"} on{" "}
          {formatLongDate(slip.asked_at)}.
        </p>
      </Part>
      {slip.answered_at && <SlipAnswer slip={slip} />}
      {isPast ? <p>The day has passed.</p> : <SlipForm slip={slip} />}
    </GuardianPage>
  )
}
