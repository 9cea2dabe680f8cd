import { campaigns } from "#app/features/giving/campaigns/queries.ts"
import { CheckBatchForm } from "#app/features/giving/offline/batch-form.tsx"
import { OfflineGiftForm } from "#app/features/giving/offline/gift-form.tsx"
import { enterGifts } from "#app/features/giving/offline/staff-actions.server.ts"
import { staffPage } from "#app/features/giving/offline/staff-page.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { useFormKey } from "#app/ui/forms/use-form-key.ts"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/enter-gift"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const batch = crypto.randomUUID()
  return { campaigns: await campaigns(supabase(context)), flash: takeFlash(context), batch }
}

export const action = staffPageAction(staffPage, enterGifts)
export const meta = staffMeta(staffPage)

export default function EnterGiftPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  const isBatch = actionData?.intent === "checks"
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-6 p-[clamp(16px,2vw,28px)]">
        <FlashMessage flash={loaderData.flash} />
        <p className="max-w-[44em]">
          For a check, a transfer, cash or a gift in kind. It gets the next receipt number, like a gift by
          card, and can’t be deleted. If a check bounces, open the gift and enter the amount that went back.
        </p>
        <OfflineGiftForm
          key={useFormKey(loaderData.flash)}
          campaigns={loaderData.campaigns}
          result={isBatch ? undefined : (actionData ?? draft)}
        />
        <details open={isBatch || undefined} className="border-ink border-t-4 pt-5">
          <summary className="cursor-pointer font-bold text-lead">Enter several checks at once</summary>
          <CheckBatchForm
            key={loaderData.batch}
            batch={loaderData.batch}
            result={isBatch ? actionData : undefined}
          />
        </details>
      </StaffSheet>
    </>
  )
}
