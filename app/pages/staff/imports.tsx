import { importsLoader } from "#app/features/imports/page.server.ts"
import { changeImport } from "#app/features/imports/staff-actions.server.ts"
import { staffPage } from "#app/features/imports/staff-list.tsx"
import { StaffListPage } from "#app/ui/staff/staff-list-page.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import type { Route } from "./+types/imports"

export const loader = importsLoader
export const action = staffPageAction(staffPage, changeImport)
export const meta = staffMeta(staffPage)

export default function StaffImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffListPage list={staffPage} data={loaderData} result={actionData} />
}
