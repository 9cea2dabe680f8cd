import { legalIdentity, reissuePreview } from "#app/features/giving/legal/queries.ts"
import { reissueSentence } from "#app/features/giving/legal/reissue-sentence.ts"
import { changeLegalIdentity } from "#app/features/giving/legal/staff-actions.server.ts"
import { staffPage } from "#app/features/giving/legal/staff-page.ts"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextArea } from "#app/ui/forms/text-area.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { staffPageAction } from "#app/ui/staff/staff-page.server.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/legal-identity"

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const db = supabase(context)
  const [identity, preview] = await Promise.all([legalIdentity(db), reissuePreview(db)])
  return { identity, preview, flash: takeFlash(context) }
}

export const action = staffPageAction(staffPage, changeLegalIdentity)
export const meta = staffMeta(staffPage)

export default function LegalIdentityPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  const { identity, preview, flash } = loaderData
  return (
    <>
      <StaffHeading title={staffPage.title} />
      <StaffSheet className="grid gap-6 p-[clamp(16px,2vw,28px)]">
        <FlashMessage flash={flash} />
        {identity.ein === null && (
          <Callout tone="urgent" title="Receipts have no EIN">
            Until you enter it, every receipt for real money says that it isn’t complete.
          </Callout>
        )}
        <Form result={actionData ?? draft} className="max-w-140">
          <TextField
            {...{ name: "legal_name", label: "Legal name", optional: true, maxLength: 160 }}
            hint={`As the IRS has it. If you leave it empty, receipts say “${identity.name}.”`}
            defaultValue={identity.legal_name ?? ""}
          />
          <TextField
            {...{ name: "ein", label: "EIN", inputMode: "numeric", autoComplete: "off" }}
            hint="Nine digits, like 12-3456789."
            defaultValue={identity.ein ?? ""}
          />
          <TextField
            {...{ name: "address", label: "Mailing address", maxLength: 200 }}
            hint="One line. It’s also in the footer of emails and on the contact page."
            defaultValue={identity.postal_address}
          />
          <TextArea
            {...{ name: "deductibility", label: "Sentence about goods and services", maxLength: 500 }}
            hint="The IRS asks for it on every receipt of $250 or more."
            defaultValue={identity.deductibility}
          />
          <SubmitButton className="justify-self-start">Save</SubmitButton>
        </Form>
        {preview.receipts > 0 && (
          <section aria-labelledby="reissue" className="grid max-w-140 gap-4 border-ink border-t-4 pt-5">
            <h2 id="reissue" className="wdth-88 text-3 leading-tight">
              Receipts without an EIN
            </h2>
            <p>
              {reissueSentence(preview)} Each new receipt has the next number and says which one it replaces.
            </p>
            <Form intent="reissue">
              <SubmitButton className="justify-self-start">Replace and email them</SubmitButton>
            </Form>
          </section>
        )}
      </StaffSheet>
    </>
  )
}
