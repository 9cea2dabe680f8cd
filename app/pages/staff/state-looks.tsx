import { redirect } from "react-router"
import { stateLook, statesWithLooks } from "#app/features/settings/state-looks/queries.ts"
import { changeStateLook } from "#app/features/settings/state-looks/staff-actions.server.ts"
import { staffPage } from "#app/features/settings/state-looks/staff-page.ts"
import { StateChoice, StateForms } from "#app/features/settings/state-looks/state-form.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import type { Route } from "./+types/state-looks"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const asked = url.searchParams.get("state")
  if (!params.id && asked) throw redirect(`${staffPage.path}/${encodeURIComponent(asked)}`)
  const db = supabase(context)
  const [states, look] = await Promise.all([
    statesWithLooks(db),
    params.id ? stateLook(db, params.id, url.searchParams) : null,
  ])
  if (params.id && !look) throwNotFound({ url })
  return { states, look, flash: takeFlash(context) }
}

export const action = staffPageAction(staffPage, changeStateLook)
export const meta = staffMeta(staffPage)

export default function StateLooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { states, look, flash } = loaderData
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-8 p-[clamp(16px,2vw,28px)]">
        <FlashMessage flash={flash} />
        <p className="max-w-prose">
          Members whose profile names a state see its logo on every page, and its background where a page is
          missing or has an error.
        </p>
        <StateChoice key={look?.slug} states={states} open={look?.slug} />
        {look && <StateForms key={look.state} look={look} result={actionData} />}
      </StaffSheet>
    </>
  )
}
