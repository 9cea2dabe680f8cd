import { staffPage } from "#app/features/content/policies/staff-page.ts"
import { legalTexts } from "#app/features/content/policies/staff-queries.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime } from "#app/ui/staff/office-time.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import type { Route } from "./+types/policies"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  return { texts: await legalTexts(supabase(context), Date.now()) }
}

export const meta = staffMeta(staffPage)

export default function PoliciesPage({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-4 p-[clamp(16px,2vw,28px)]">
        <p className="max-w-[44em]">
          Choose a text to write its next version. What is published stays as it is, because people agreed to
          those words.
        </p>
        <ul>
          {texts.map(({ kind, title, version, effective_from, inForce, hasDraft }) => (
            <li key={kind} className="grid gap-1 border-gray-300 border-b-[1.5px] py-3.5 last:border-0">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link to={`${staffPage.path}/${kind}`} className="wrap-anywhere font-bold underline">
                  {title}
                </Link>
                {hasDraft && <Badge tone="marigold">Draft</Badge>}
              </span>
              <span className="text-gray-700 text-small">
                {inForce && (
                  <>
                    Version {inForce.version}, in force from{" "}
                    <OfficeTime at={inForce.effective_from} show="day" />
                  </>
                )}
                {inForce?.version !== version && (
                  <>
                    {inForce && ". "}Version {version} is in force from <OfficeTime at={effective_from} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </StaffSheet>
    </>
  )
}
