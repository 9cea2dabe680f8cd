import { kindOfEmail } from "#app/features/emails/labels.ts"
import { changeEmailText, currentWords, emailAt } from "#app/features/emails/texts/editing.server.ts"
import { EmailPreviewCard } from "#app/features/emails/texts/email-preview-card.tsx"
import { emailPreview } from "#app/features/emails/texts/preview.server.ts"
import { emailTextHistory } from "#app/features/emails/texts/queries.ts"
import { staffPage } from "#app/features/emails/texts/staff-page.ts"
import { TextVersions } from "#app/features/emails/texts/text-versions.tsx"
import { WordsForm } from "#app/features/emails/texts/words-form.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/email-text"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const email = emailAt(params.message, url)
  const db = supabase(context)
  const history = await emailTextHistory(db, email.message)
  const words = currentWords(email, history[0])
  return {
    ...{ title: kindOfEmail(email.message), words, history, placeholders: email.placeholders },
    hasButton: email.shipped.button !== null,
    preview: await emailPreview(db, email.message, words),
    flash: takeFlash(context),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...staffPage.roles)
  return changeEmailText({ context, url, message: params.message, form })
}

export const meta = staffMeta({ title: "Words of an email", description: staffPage.description })

export default function EmailTextPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  const { title, words, history, placeholders, hasButton, flash } = loaderData
  const result = actionData ?? draft ?? {}
  const isOfVersions = result.intent === "restore" || result.intent === "shipped"
  const preview = (actionData && "preview" in actionData ? actionData.preview : null) ?? loaderData.preview
  return (
    <>
      <StaffHeading title={title}>
        <Link to={staffPage.path} className="underline">
          All emails
        </Link>
      </StaffHeading>
      <FlashMessage flash={flash} className="mb-4" />
      {isOfVersions && result.errors?.form && (
        <Callout tone="warm" className="mb-4">
          <p>{result.errors.form}</p>
        </Callout>
      )}
      <div className="grid items-start gap-5 min-[1180px]:grid-cols-2">
        <StaffSheet className="p-[clamp(18px,2vw,28px)]">
          <WordsForm
            key={history[0]?.version ?? 0}
            {...{ words, hasButton, placeholders }}
            baseVersion={history[0]?.version ?? 0}
            result={isOfVersions ? {} : result}
          />
        </StaffSheet>
        <div className="grid gap-5">
          <EmailPreviewCard preview={preview} />
          <TextVersions history={history} />
        </div>
      </div>
    </>
  )
}
