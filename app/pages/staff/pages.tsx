import { changePage } from "#app/features/page-editor/staff-actions.server.ts"
import { staffPage } from "#app/features/page-editor/staff-list.tsx"
import { StaffListPage } from "#app/ui/staff/staff-list-page.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffListLoader, staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import type { Route } from "./+types/pages"

export const loader = staffListLoader(staffPage)
export const action = staffPageAction(staffPage, changePage)
export const meta = staffMeta(staffPage)

export default function StaffPagesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffListPage list={staffPage} data={loaderData} result={actionData} />
}
