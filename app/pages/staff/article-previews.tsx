import { articleWithPreviews, previewAction } from "#app/features/article-editor/preview-links.server.ts"
import { staffPage } from "#app/features/article-editor/staff-list.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { CopyButton } from "#app/ui/forms/copy-button.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { SelectField } from "#app/ui/forms/select-field.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { OfficeTime, useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { StaffHeading, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/article-previews"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const article = await articleWithPreviews(supabase(context), params.id)
  if (!article) throwNotFound({ url })
  return { article, flash: takeFlash(context) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...staffPage.roles)
  if (!isUuid(params.id)) throwNotFound({ url })
  return previewAction(context, params.id, url.pathname, form)
}

export const meta = staffMeta({ title: "Previews", description: "Share an article before it is published." })

const DAYS = [1, 3, 7, 14, 30].map(days => ({
  value: String(days),
  label: days === 1 ? "1 day" : `${days} days`,
}))

export default function ArticlePreviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { article, flash } = loaderData
  const created = actionData && "created" in actionData ? actionData.created : null
  const draft = useFormDraft()
  const result = actionData && "errors" in actionData ? actionData : (draft ?? {})
  return (
    <>
      <StaffHeading title={article.title}>
        <Link to={`/staff/articles/${article.id}`} className="underline">
          Back to the article
        </Link>
      </StaffHeading>
      <StaffSheet className="grid max-w-200 gap-5 p-[clamp(18px,2vw,28px)]">
        <h2 className="text-3">Preview links</h2>
        <FlashMessage flash={flash} />
        <p>
          Anyone with a link sees the article as last saved, without an account. The link stops working by
          itself, or when you end it.
        </p>
        {created && <NewLink url={created} />}
        {article.previews.length > 0 && <Links previews={article.previews} />}
        <Form intent="create" result={result} className="field-row">
          <SelectField name="days" label="How long it works" options={DAYS} defaultValue="7" />
          <SubmitButton>Create a link</SubmitButton>
        </Form>
      </StaffSheet>
    </>
  )
}

function NewLink({ url }: { url: string }) {
  return (
    <Callout tone="good" title="Copy this link now">
      <p>We don’t show it again.</p>
      <p className="my-2 break-all font-mono">
        <a href={url} target="_blank" rel="noreferrer">
          {url}
        </a>
      </p>
      <CopyButton text={url}>Copy the link</CopyButton>
    </Callout>
  )
}

type Previews = Route.ComponentProps["loaderData"]["article"]["previews"]

function Links({ previews }: { previews: Previews }) {
  const times = useOfficeTimes()
  return (
    <ul className="grid gap-3">
      {previews.map(({ id, created_at, expires_at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <span>
            <b>
              Works until <OfficeTime at={expires_at} />
            </b>
            <span className="block text-small">
              Created <OfficeTime at={created_at} />
            </span>
          </span>
          <Form intent="revoke" result={{}}>
            <input type="hidden" name="preview" value={id} />
            <SubmitButton
              size="sm"
              variant="white"
              aria-label={`End the link from ${times.time(created_at)}`}
            >
              End the link
            </SubmitButton>
          </Form>
        </li>
      ))}
    </ul>
  )
}
