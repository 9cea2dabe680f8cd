import { DraftNotice } from "#app/features/article-editor/draft-notice.tsx"
import { editedArticle } from "#app/features/article-editor/editing.server.ts"
import { reportOf } from "#app/features/article-editor/report.server.ts"
import { saveForm } from "#app/features/article-editor/saving.server.ts"
import { staffPage } from "#app/features/article-editor/staff-list.tsx"
import { WritingDesk } from "#app/features/article-editor/writing-desk.tsx"
import { supabase } from "#app/lib/auth/session/request-session.server.ts"
import { requireStaff, requireStaffForm } from "#app/lib/auth/staff.server.ts"
import { isUuid } from "#app/lib/format/uuid.ts"
import { redirectWithFlash, takeFlash } from "#app/lib/forms/flash.server.ts"
import { throwNotFound } from "#app/lib/rendering/throw-not-found.ts"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { StaffHeading } from "#app/ui/staff/staff-layout.tsx"
import { staffMeta } from "#app/ui/staff/staff-meta.ts"
import { useFormDraft } from "#app/ui/staff/use-form-draft.ts"
import type { Route } from "./+types/article-edit"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireStaff(context, url, ...staffPage.roles)
  const db = supabase(context)
  const article = await editedArticle(db, params.id)
  if (!article) throwNotFound({ url })
  return { article, report: await reportOf(db, article.fields.body ?? ""), flash: takeFlash(context) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await requireStaffForm({ context, request, url }, ...staffPage.roles)
  if (!isUuid(params.id)) throwNotFound({ url })
  if (form.get("intent") !== "discard") return saveForm({ context, url, id: params.id, form })
  await supabase(context).rpc("discard_article_draft", { article: params.id }).throwOnError()
  return redirectWithFlash(context, url.pathname, "Your unsaved changes are discarded.")
}

export const meta = staffMeta({ title: "Write an article", description: "The text of an article." })

export default function ArticleEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const draft = useFormDraft()
  const { article, report, flash } = loaderData
  return (
    <>
      <StaffHeading title={article.title}>
        <Link to={`/staff/articles/${article.id}`} className="underline">
          Back to the article
        </Link>
      </StaffHeading>
      <FlashMessage flash={flash} className="mb-4" />
      <DraftNotice article={article} />
      <WritingDesk
        key={`${article.newest.version} ${article.draftSavedAt === null}`}
        {...{ article, report }}
        result={actionData ?? draft ?? {}}
      />
    </>
  )
}
