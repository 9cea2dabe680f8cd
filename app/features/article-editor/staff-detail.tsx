import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import type { OfficeTimes } from "#app/lib/staff/office-time.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PictureForm } from "#app/ui/pictures/picture-form.tsx"
import { useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { StaffSheet, StatusBadge, TrashForm } from "#app/ui/staff/staff-layout.tsx"
import { KIND_LABELS, STATUS_LABELS } from "./labels.ts"
import type { StaffArticle } from "./staff-queries.ts"
import { StateForms } from "./state-forms.tsx"

/** One article: its state, and the ways to its text, versions and preview links. */
export function StaffDetail({ detail: article, message, result, listHref }: DetailProps<StaffArticle>) {
  const { id, kind, slug, title, status, summary, version, hasDraft } = article
  const path = `/staff/articles/${id}`
  return (
    <StaffSheet className="grid gap-7 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex items-start justify-between gap-4">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{title}</h2>
          <StatusBadge className="flex-none" status={STATUS_LABELS[status]} />
        </div>
        <p className="wrap-anywhere">{summary || "It has no summary yet."}</p>
        <p className="text-gray-600 text-small">
          {KIND_LABELS[kind]}, version {version}. {timesOf(article, useOfficeTimes())}
        </p>
      </div>
      {message}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PushButton to={`${path}/edit`} icon="ph:pencil-simple-bold">
          {hasDraft ? "Continue writing" : "Write"}
        </PushButton>
        <Link to={`${path}/previews`} className="inline-flex min-h-8 items-center underline">
          Share a preview
        </Link>
        <Link to={`${path}/versions`} className="inline-flex min-h-8 items-center underline">
          Versions
        </Link>
        {status === "published" && (
          <Link to={`/news/${kind}/${slug}`} className="inline-flex min-h-8 items-center underline">
            View its page
          </Link>
        )}
      </div>
      <section className="grid gap-4 border-ink border-t-[2.5px] pt-4">
        <h3 className="font-bold text-lead">State</h3>
        <StateForms article={article} result={result} />
      </section>
      <section className="grid gap-4 border-ink border-t-[2.5px] pt-4">
        <h3 className="font-bold text-lead">Picture above the text</h3>
        <PictureForm
          label="Shown under the title"
          choices={article.pictures}
          result={result?.intent === "picture" ? result : {}}
        />
      </section>
      {status === "draft" && <TrashForm />}
    </StaffSheet>
  )
}

function timesOf({ status, published_at, expires_at }: StaffArticle, times: OfficeTimes) {
  const end = expires_at ? ` It comes down on ${times.time(expires_at)}.` : ""
  if (status === "scheduled" && published_at)
    return `It will be published on ${times.time(published_at)}.${end}`
  if (status === "published" && published_at) return `Published ${times.time(published_at)}.${end}`
  if (status === "expired" && expires_at) return `Taken down ${times.time(expires_at)}.`
  return "Visitors can’t see it."
}
