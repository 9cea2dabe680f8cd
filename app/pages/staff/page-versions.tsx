import { comparedVersions } from "#app/features/page-editor/compare.server.ts"
import { staffPage } from "#app/features/page-editor/staff-list.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { useSiteText } from "#app/lib/rendering/site-text.tsx"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { chosenVersion } from "#app/ui/staff/editor/versions.server.ts"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { VersionsView } from "#app/ui/staff/versions-view.tsx"
import type { Route } from "./+types/page-versions"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const compared = await comparedVersions(supabase(context), params.id, url.searchParams)
  if (!compared) throwNotFound({ url })
  return { compared, flash: takeFlash(context) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...staffPage.roles)
  const version = chosenVersion(String(form.get("version") ?? ""))
  if (!isUuid(params.id) || version === null || form.get("intent") !== "restore") throwNotFound({ url })
  const given = { page: params.id, version }
  const { data: outcome } = await supabase(context).rpc("restore_page_version", given).throwOnError()
  if (outcome !== "saved") throwNotFound({ url })
  return redirectWithFlash(
    context,
    `/staff/pages/${params.id}`,
    `Version ${version} is the draft now. Look at it, then publish it.`,
  )
}

export const meta = staffMeta({
  title: "Versions of a page",
  description: "Compare and restore versions of a page.",
})

export default function PageVersionsPage({ loaderData: { compared, flash } }: Route.ComponentProps) {
  return (
    <>
      <StaffHeading title={useSiteText(compared.page.title)}>
        <Link to={`/staff/pages/${compared.page.id}`} className="underline">
          Back to the page
        </Link>
      </StaffHeading>
      <FlashMessage flash={flash} className="mb-4" />
      {compared.history.length === 0 ? (
        <StaffSheet className="p-[clamp(18px,2vw,28px)]">
          <p>This page was never changed here. Its versions appear after you publish a draft.</p>
        </StaffSheet>
      ) : (
        <VersionsView {...compared} />
      )}
    </>
  )
}
