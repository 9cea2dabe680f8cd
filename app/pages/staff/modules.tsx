import { ModulesList } from "#app/features/settings/modules/modules-list.tsx"
import { siteModules } from "#app/features/settings/modules/queries.ts"
import { saveModule } from "#app/features/settings/modules/staff-actions.server.ts"
import { staffPage } from "#app/features/settings/modules/staff-page.ts"
import { staffPageLabel } from "#app/features/staff/registry.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { MODULES } from "#app/lib/modules/modules.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import type { Route } from "./+types/modules"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const modules = await siteModules(supabase(context))
  const withPages = modules.map(module => ({
    ...module,
    pages: MODULES[module.name].staff.map(to => ({ to, label: staffPageLabel(to) })),
  }))
  return { modules: withPages, flash: takeFlash(context) }
}

export const action = staffPageAction(staffPage, saveModule)
export const meta = staffMeta(staffPage)

export default function ModulesPage({ loaderData: { modules, flash } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="px-[clamp(16px,2vw,28px)] py-4">
        <FlashMessage flash={flash} />
        <p className="max-w-[48em] pb-2">
          Switch off what you don’t offer. Its pages are gone at once, with the menu entries and buttons that
          lead to them, and nothing new starts there. The emergency page, courses, accounts, privacy and
          certificates are always on.
        </p>
        <ModulesList modules={modules} />
      </StaffSheet>
    </>
  )
}
