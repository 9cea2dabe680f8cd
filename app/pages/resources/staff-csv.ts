import { staffListNamed } from "#app/features/staff/registry.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { listCsv } from "#app/lib/staff/csv.ts"
import { readListState } from "#app/lib/staff/list-state.ts"
import { logExport } from "#app/lib/staff/log-export.server.ts"
import type { Route } from "./+types/staff-csv"

/** A staff list as a CSV file, with the filters of the page it was downloaded from. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const list = staffListNamed(params.list)
  await requireStaff(context, url, ...(list?.roles ?? []))
  if (!list?.columns.some(({ csv }) => csv)) throwNotFound({ url })
  const state = { ...readListState(list, url.searchParams), after: null }
  const isPersonal = url.searchParams.has("personal")
  const db = supabase(context)
  const { text, rowCount } = await listCsv(list, db, { ...state, isPersonal })
  const filters = { ...state.filters, view: state.view, ...(state.search && { search: "not noted" }) }
  await logExport(db, { list: params.list, rowCount, filters, isPersonal })
  return new Response(text, {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": `attachment; filename="${params.list}.csv"`,
      "Content-Type": "text/csv; charset=utf-8",
    },
  })
}
