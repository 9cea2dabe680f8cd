import { ColorsForm } from "#app/features/settings/look/colors-form.tsx"
import { LogoForm } from "#app/features/settings/look/logo-form.tsx"
import { siteLook } from "#app/features/settings/look/queries.ts"
import { changeLook } from "#app/features/settings/look/staff-actions.server.ts"
import { staffPage } from "#app/features/settings/look/staff-page.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/logo-and-colors"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  return { look: await siteLook(supabase(context)), flash: takeFlash(context) }
}

export const action = staffPageAction(staffPage, changeLook)
export const meta = staffMeta(staffPage)

export default function LogoAndColorsPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  const { look, flash } = loaderData
  const result = actionData ?? draft
  const { main, text, giving } = look.colors
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-8 p-[clamp(16px,2vw,28px)]">
        <FlashMessage flash={flash} />
        <section aria-labelledby="colors" className="grid gap-5">
          <h2 id="colors" className="wdth-88 text-3 leading-tight">
            Colors
          </h2>
          <ColorsForm key={main + text + giving} colors={look.colors} result={resultOf("colors", result)} />
          {!look.hasOriginalColors && (
            <ResetButton intent="reset-colors">Back to the original colors</ResetButton>
          )}
        </section>
        <section aria-labelledby="logo" className="grid gap-5 border-ink border-t-4 pt-5">
          <h2 id="logo" className="wdth-88 text-3 leading-tight">
            Logo
          </h2>
          <LogoForm look={look} name={look.name} hasIcon result={resultOf("logo", result)} />
          {look.logo && <ResetButton intent="reset-logo">Back to the original logo</ResetButton>}
        </section>
      </StaffSheet>
    </>
  )
}

function resultOf(intent: string, result: Route.ComponentProps["actionData"]) {
  return result?.intent === intent ? result : undefined
}

function ResetButton({ intent, children }: { intent: string; children: string }) {
  return (
    <Form intent={intent}>
      <SubmitButton variant="white" className="justify-self-start">
        {children}
      </SubmitButton>
    </Form>
  )
}
