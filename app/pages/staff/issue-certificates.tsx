import { useEffect } from "react"
import { classForm, issueClassCertificates } from "#app/features/certificates/class/issue.server.ts"
import { ClassPreview } from "#app/features/certificates/class/preview.tsx"
import { staffPage } from "#app/features/certificates/class/staff-page.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { Checkbox } from "#app/ui/forms/choice.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { useFormKey } from "#app/ui/forms/use-form-key.ts"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/issue-certificates"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const form = await classForm(supabase(context), url.searchParams.get("date"))
  return { ...form, flash: takeFlash(context) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...staffPage.roles)
  return issueClassCertificates(context, form)
}

export const meta = staffMeta(staffPage)

export default function IssueCertificatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  const preview = actionData && "lines" in actionData ? actionData : null
  useEffect(() => {
    if (preview) document.getElementById("preview")?.focus()
  }, [preview])
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-6 p-[clamp(16px,2vw,28px)]">
        <FlashMessage flash={loaderData.flash} />
        <p className="max-w-[44em]">
          For people who took a class with one of our instructors and showed what they learned. They need no
          account: each gets an email with the link to the certificate. You’ll see what happens to each person
          before anything is sent.
        </p>
        <Form
          key={useFormKey(loaderData.flash)}
          intent="check"
          result={actionData ?? draft}
          className="max-w-180"
        >
          <SelectField name="course" label="Course" placeholder="Choose" options={loaderData.courses} />
          <TextField name="taught_on" type="date" label="Day of the class" className="max-w-60" />
          <TextArea
            name="people"
            label="Who took it"
            hint="One person per line: name, comma, email. You can paste two columns of a spreadsheet."
            defaultValue={loaderData.people}
            rows={8}
          />
          <Checkbox
            name="are_adults"
            label="Everyone on this list is 18 or older. Learners under 18 take the test in their account, where a guardian gives permission."
          />
          <SubmitButton className="justify-self-start" variant={preview ? "white" : undefined}>
            Check the list
          </SubmitButton>
        </Form>
        {preview && <ClassPreview preview={preview} />}
      </StaffSheet>
    </>
  )
}
