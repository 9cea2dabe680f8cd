import { staffPage } from "#app/features/giving/receipts/staff-list.tsx"
import { StaffListPage } from "#app/ui/staff/staff-list-page.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffListLoader } from "#app/ui/staff/staff-page.server.ts"
import type { Route } from "./+types/receipts"

export const loader = staffListLoader(staffPage)
export const meta = staffMeta(staffPage)

export default function StaffReceiptsPage({ loaderData }: Route.ComponentProps) {
  return <StaffListPage list={staffPage} data={loaderData} result={undefined} />
}
