import { changeDate } from "#app/features/events/staff/date-actions.server.ts"
import { DateStaffDetail } from "#app/features/events/staff/date-detail.tsx"
import { dateForStaff } from "#app/features/events/staff/queries.ts"
import { RegistrationTable } from "#app/features/events/staff/registration-table.tsx"
import { registrationsPage } from "#app/features/events/staff/registrations.server.ts"
import { staffPage } from "#app/features/events/staff-list.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { hasRole, requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/event-date"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { roles } = await requireStaff(context, url, ...staffPage.roles)
  const db = supabase(context)
  const detail = await dateForStaff(db, params.event, params.id)
  if (!detail) throwNotFound({ url })
  const registrations = await registrationsPage(db, params.id, url.searchParams)
  const mayCertify = hasRole(roles, "instructor") && hasRole(roles, "events")
  return { detail, registrations, mayCertify, path: url.pathname, now: Date.now(), flash: takeFlash(context) }
}

export const action = staffPageAction(staffPage, changeDate)
export const meta = staffMeta({ title: "A date", description: "Who registered, and when it is." })

export default function EventDatePage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  const { detail, registrations, mayCertify, path, now, flash } = loaderData
  return (
    <DateStaffDetail
      {...{ detail, now, mayCertify }}
      result={actionData ?? draft}
      message={<FlashMessage flash={flash} className="mb-4" />}
    >
      <RegistrationTable
        {...registrations}
        path={path}
        questions={detail.event.questions}
        timeZone={detail.event.time_zone}
      />
    </DateStaffDetail>
  )
}
