import { dateForStaff } from "#app/features/events/staff/queries.ts"
import { readView } from "#app/features/events/staff/registration-views.ts"
import { registrationsCsv } from "#app/features/events/staff/registrations.server.ts"
import { staffPage } from "#app/features/events/staff-list.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { logExport } from "#app/lib/staff/log-export.server.ts"
import type { Route } from "./+types/registrations-csv"

/** The registrations of a date as a CSV file, in the view of the page it was downloaded from. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const db = supabase(context)
  const detail = await dateForStaff(db, params.event, params.id)
  if (!detail) throwNotFound({ url })
  const view = readView(url.searchParams)
  const isPersonal = url.searchParams.has("personal")
  const { questions, slug } = detail.event
  const { text, rowCount } = await registrationsCsv(db, params.id, { view, questions, isPersonal })
  await logExport(db, {
    list: "event-registrations",
    rowCount,
    filters: { event: slug, date: params.id, view },
    isPersonal,
  })
  return new Response(text, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${slug}-${view}.csv"`,
      "Content-Type": "text/csv; charset=utf-8",
    },
  })
}
