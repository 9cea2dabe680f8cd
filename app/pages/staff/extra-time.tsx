import { allowExtraTime, EXTRA_TIME_CHOICES, staffPage } from "#app/features/extra-time/staff-page.ts"
import { RadioGroup } from "#app/ui/forms/choice.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction, staffPageLoader } from "#app/ui/staff/staff-page.server.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/extra-time"

export const loader = staffPageLoader(staffPage)
export const action = staffPageAction(staffPage, allowExtraTime)
export const meta = staffMeta(staffPage)

export default function ExtraTimePage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-6 p-[clamp(16px,2vw,28px)]">
        <FlashMessage flash={loaderData.flash} />
        <p className="max-w-[44em]">
          For anyone who needs it. It applies to every timed test. We don’t store a reason, so please don’t
          ask for one.
        </p>
        <Form result={actionData ?? draft} className="max-w-120">
          <TextField name="email" label="Their email" type="email" autoComplete="off" />
          <RadioGroup name="percent" label="How much" choices={EXTRA_TIME_CHOICES} defaultValue="50" />
          <SubmitButton className="justify-self-start">Save</SubmitButton>
        </Form>
      </StaffSheet>
    </>
  )
}
