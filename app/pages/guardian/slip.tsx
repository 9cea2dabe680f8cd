import { href } from "react-router"
import { GuardianPage, GuardianSection } from "#app/features/guardian/guardian-page.tsx"
import { myGuardianships, slipById, slipDeadline } from "#app/features/guardian/queries.ts"
import { slipAnswerSchema } from "#app/features/guardian/schema.ts"
import { SlipAnswer, SlipForm } from "#app/features/guardian/slip-form.tsx"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { askForProof, reauthenticatedClient } from "#app/lib/auth/proof.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash } from "#app/lib/forms/flash.server.ts"
import { invalidForm, parseForm } from "#app/lib/forms/parse-form.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import type { Route } from "./+types/slip"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { email } = requireMember(context)
  const db = supabase(context)
  const slip = isUuid(params.id) ? await slipById(db, params.id) : null
  const link = (await myGuardianships(db)).find(
    ({ learner_id, side }) => learner_id === slip?.learner_id && side === "guardian",
  )
  if (!slip || !link) return throwNotFound({ url })
  const isPast = slip.happens_on < (await slipDeadline(db))
  return { slip, name: link.name ?? "Your learner", isPast, email: String(email ?? "") }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  requireMember(context)
  if (!isUuid(params.id)) return throwNotFound({ url })
  const form = await readForm(request)
  const { db, rejected } = await reauthenticatedClient(context, form)
  if (!db) return rejected
  const parsed = parseForm(slipAnswerSchema, form)
  if (!parsed.ok) return parsed.result
  const { answer, ...signed } = parsed.value
  const { data: outcome } = await db
    .rpc("answer_slip", { slip: params.id, allow: answer === "yes", ...signed })
    .throwOnError()
  if (outcome === "reauthenticate") return askForProof(context, form)
  if (outcome === "unknown") return throwNotFound({ url })
  if (outcome === "saved")
    return redirectWithFlash(context, href("/guardian"), "Your answer is saved, and your learner knows.")
  const message = "The day has passed, so the answer can no longer be changed."
  return invalidForm(form, { form: message }, { status: 409 })
}

export const meta = privateMeta({ title: "Permission slip" })

export default function SlipPage({ loaderData: { slip, name, isPast, email } }: Route.ComponentProps) {
  return (
    <GuardianPage
      here="Permission slip"
      title={slip.title}
      lead={`${name} needs your permission for ${formatLongDate(slip.happens_on)}.`}
    >
      <GuardianSection title="What it is">
        <p className="wrap-anywhere max-w-[60ch] whitespace-pre-line">{slip.about}</p>
        <p className="text-gray-700">
          Requested by {slip.asked_by === slip.learner_id ? name : "our event desk"} on{" "}
          {formatLongDate(slip.asked_at)}.
        </p>
      </GuardianSection>
      {slip.answered_at && <SlipAnswer slip={slip} />}
      {isPast ? <p>The day has passed.</p> : <SlipForm slip={slip} email={email} />}
    </GuardianPage>
  )
}
