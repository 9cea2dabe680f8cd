import { labelsOf } from "#app/features/refills/labels.server.ts"
import { changeRefills } from "#app/features/refills/staff-actions.server.ts"
import { staffPage } from "#app/features/refills/staff-list.tsx"
import { openAddress } from "#app/lib/sealing/refill-address.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { StaffListPage } from "#app/ui/staff/staff-list-page.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffListLoader, staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import type { Route } from "./+types/refills"

const loadList = staffListLoader(staffPage)

/** Decrypts the addresses for staff who may see the list. */
export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(args)
  const app = args.context.get(appContext)
  const rows = list.rows.map(row => ({
    ...row,
    sealed_address: "",
    address: openAddress(app, row.sealed_address),
  }))
  const labels = labelsOf(app, list.extra ?? [])
  return { ...list, rows, extra: labels.map(({ id }) => ({ id, sealed_address: "" })) }
}

export const action = staffPageAction(staffPage, changeRefills)
export const meta = staffMeta(staffPage)

export default function StaffRefillsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffListPage list={staffPage} data={loaderData} result={actionData} />
}
