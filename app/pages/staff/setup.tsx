import { becomeAdministrator } from "#app/features/setup/become-administrator.server.ts"
import { SetupSteps } from "#app/features/setup/setup-steps.tsx"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { requireMember } from "#app/lib/auth/guard.server.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { readForm } from "#app/lib/forms/read-form.ts"
import { throwUnknownPath } from "#app/lib/rendering/throw-not-found.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import type { Route } from "./+types/setup"

const PAGE = { title: "Set up this site", description: "The first steps of a new site." }

/** Open to administrators, and to the member who comes with the code that the server printed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const claims = requireMember(context)
  const account = await memberAccount(context)
  const isAdministrator = account?.roles.includes("admin") ?? false
  const code = url.searchParams.get("code")
  if (!isAdministrator && code === null) throwUnknownPath({ url })
  const { data } = await supabase(context)
    .from("site_settings")
    .select("ein, postal_address")
    .single()
    .throwOnError()
  return {
    isAdministrator,
    code: code ?? "",
    hasSecondFactor: claims.aal === "aal2",
    hasLegalIdentity: data.ein !== null && data.postal_address !== null,
    flash: takeFlash(context),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  requireMember(context)
  return becomeAdministrator(context, await readForm(request))
}

export const meta = staffMeta(PAGE)

export default function SetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { flash, ...steps } = loaderData
  return (
    <>
      <StaffHeading title={PAGE.title} />
      <FlashMessage flash={flash} className="mb-4" />
      <StaffSheet className="px-[clamp(16px,2vw,28px)] py-4">
        <SetupSteps {...steps} result={actionData} />
      </StaffSheet>
    </>
  )
}
