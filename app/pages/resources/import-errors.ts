import { importForStaff } from "#app/features/imports/queries.ts"
import { rowProblem } from "#app/features/imports/sentences.ts"
import { staffPage } from "#app/features/imports/staff-list.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { toCsv } from "#app/lib/staff/csv.ts"
import type { Route } from "./+types/import-errors"

/** The rows of an import that have errors, with a column that says what is wrong. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const found = await importForStaff(supabase(context), params.id)
  const lines = found?.rows.flatMap(row => {
    const problem = rowProblem(row)
    return problem ? [[...row.cells, problem]] : []
  })
  if (!found || !lines?.length) throwNotFound({ url })
  return new Response(toCsv([[...found.headings, "What is wrong"], ...lines]), {
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Disposition": 'attachment; filename="errors.csv"',
      "Content-Type": "text/csv; charset=utf-8",
    },
  })
}
