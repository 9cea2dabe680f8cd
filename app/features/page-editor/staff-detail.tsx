import { SiteText, useSiteText } from "#app/lib/rendering/site-text.tsx"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { draftLabel } from "#app/ui/staff/editor/draft-list.ts"
import { DraftSection } from "#app/ui/staff/editor/draft-section.tsx"
import { ReviewForms } from "#app/ui/staff/editor/review-forms.tsx"
import { OfficeTime, useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { PUBLISH_PROBLEMS } from "./labels.ts"
import { previewPath, type StaffPage } from "./staff-queries.ts"

/** One page: what visitors have, and the draft of its next version. */
export function StaffDetail({ detail: page, message, result, listHref }: DetailProps<StaffPage>) {
  const { id, path, title, lead, has_health_content, updated_at, draft, sections } = page
  return (
    <StaffSheet className="grid gap-7 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">
            <SiteText>{title}</SiteText>
          </h2>
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="green">Published</Badge>
            {draft && <Badge tone="marigold">{draftLabel(draft)}</Badge>}
          </span>
        </div>
        <p className="wrap-anywhere">{useSiteText(lead)}</p>
        <p className="text-gray-600 text-small">
          {path}. Last published <OfficeTime at={updated_at} show="shortDay" />.
          {has_health_content &&
            " It has health content, so a clinician reads each change before it’s published."}
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to={path} className="inline-flex min-h-8 items-center underline">
            View the page
          </Link>
          <Link to={`/staff/pages/${id}/versions`} className="inline-flex min-h-8 items-center underline">
            Versions
          </Link>
        </div>
      </div>
      {message}
      {draft ? (
        <Draft {...{ page, draft, result }} />
      ) : (
        <>
          <Form intent="start" result={result?.intent === "start" ? result : {}}>
            <p>
              To change something, start a draft. Visitors keep the published page until you publish the
              draft.
            </p>
            <SubmitButton className="justify-self-start">Change this page</SubmitButton>
          </Form>
          <DraftSection title="Sections">
            <ol className="grid list-decimal gap-1.5 pl-6">
              {sections.map((section, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place on the page
                <li key={i} className="wrap-anywhere">
                  <SiteText>{section}</SiteText>
                </li>
              ))}
            </ol>
          </DraftSection>
        </>
      )}
    </StaffSheet>
  )
}

interface DraftProps extends Pick<DetailProps<StaffPage>, "result"> {
  page: StaffPage
  draft: NonNullable<StaffPage["draft"]>
}

function Draft({ page: { id, path, has_health_content }, draft, result }: DraftProps) {
  const { publish_problem, saved_at } = draft
  const times = useOfficeTimes()
  return (
    <>
      <DraftSection title="Draft">
        <p>
          {saved_at
            ? `Last saved ${times.time(saved_at)}. Visitors see nothing of it until you publish it.`
            : "Nothing has changed yet. Visitors see nothing of the draft until you publish it."}
        </p>
        <div className="flex flex-wrap gap-3">
          <PushButton to={`/staff/pages/${id}/edit`} icon="ph:pencil-simple-bold">
            Write
          </PushButton>
          <PushButton to={previewPath(path)} variant="white" icon="ph:eye-bold">
            Preview
          </PushButton>
        </div>
      </DraftSection>
      <DraftSection title={has_health_content ? "Review and publish" : "Publish"}>
        <ReviewForms
          {...{ draft, result }}
          needsReview={has_health_content}
          problem={publish_problem && PUBLISH_PROBLEMS[publish_problem as keyof typeof PUBLISH_PROBLEMS]}
          reviewerHint="Name and title of the clinician. The page’s versions will show it."
        />
      </DraftSection>
      <DraftSection title="Discard the draft">
        <Form intent="discard" result={{}}>
          <p>
            Everything that was changed since the last version is lost. The published page stays as it is.
          </p>
          <SubmitButton variant="white" size="sm" className="justify-self-start">
            Discard this draft
          </SubmitButton>
        </Form>
      </DraftSection>
    </>
  )
}
