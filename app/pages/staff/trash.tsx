import { restoreRecord } from "#app/features/trash/staff-actions.server.ts"
import { staffPage } from "#app/features/trash/staff-list.tsx"
import { StaffListPage } from "#app/ui/staff/staff-list-page.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffListLoader, staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import type { Route } from "./+types/trash"

export const loader = staffListLoader(staffPage)
export const action = staffPageAction(staffPage, restoreRecord)
export const meta = staffMeta(staffPage)

export default function StaffTrashPage({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffListPage list={staffPage} data={loaderData} result={actionData} />
}
