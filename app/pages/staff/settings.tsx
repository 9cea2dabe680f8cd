import { siteIdentity } from "#app/features/settings/queries.ts"
import { SettingsForm } from "#app/features/settings/settings-form.tsx"
import { saveSettings } from "#app/features/settings/staff-actions.server.ts"
import { staffPage } from "#app/features/settings/staff-page.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/settings"

const OTHERS = [
  { to: "/staff/logo-and-colors", label: "Logo and colors" },
  { to: "/staff/state-looks", label: "Logo and background for one state" },
  { to: "/staff/modules", label: "Parts of the site that are on" },
  { to: "/staff/legal-identity", label: "Legal name, EIN and mailing address" },
  { to: "/staff/helplines", label: "Helplines" },
  { to: "/staff/state-laws", label: "State laws" },
  { to: "/staff/refunds", label: "What one person may refund" },
  { to: "/staff/setup", label: "First steps of a new site" },
]

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  return { identity: await siteIdentity(supabase(context)), flash: takeFlash(context) }
}

export const action = staffPageAction(staffPage, saveSettings)
export const meta = staffMeta(staffPage)

export default function SettingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-6 p-[clamp(16px,2vw,28px)]">
        <FlashMessage flash={loaderData.flash} />
        <SettingsForm identity={loaderData.identity} result={actionData ?? draft} />
        <section aria-labelledby="other-settings" className="grid max-w-140 gap-3 border-ink border-t-4 pt-5">
          <h2 id="other-settings" className="wdth-88 text-3 leading-tight">
            Other settings
          </h2>
          <ul className="grid gap-2">
            {OTHERS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="inline-flex min-h-8 items-center underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </StaffSheet>
    </>
  )
}
