import { formatLongDate } from "#app/lib/format/dates.ts"
import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { draftLabel } from "#app/ui/staff/editor/draft-list.ts"
import { DraftSection } from "#app/ui/staff/editor/draft-section.tsx"
import { ReviewForms } from "#app/ui/staff/editor/review-forms.tsx"
import { StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import { COURSE_LABELS, PUBLISH_PROBLEMS } from "./labels.ts"
import { LessonParts } from "./lesson-parts.tsx"
import { QuestionParts } from "./question-parts.tsx"
import type { StaffCourse } from "./staff-queries.ts"

/** One course: what learners have, and the draft of its next version with everything in it. */
export function StaffDetail({ detail: course, message, result, listHref }: DetailProps<StaffCourse>) {
  const { id, slug, title, summary, status, version, draft } = course
  return (
    <StaffSheet className="grid gap-7 self-start p-[clamp(18px,2vw,28px)]">
      <div className="grid gap-3">
        <Link to={listHref} className="justify-self-start underline min-[1180px]:hidden">
          Back to the list
        </Link>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2 className="wrap-anywhere wdth-88 text-3 leading-tight">{title}</h2>
          <span className="flex flex-wrap gap-1.5">
            <Badge tone={status === "published" ? "green" : "gray"}>{COURSE_LABELS[status]}</Badge>
            {draft && <Badge tone="marigold">{draftLabel(draft)}</Badge>}
          </span>
        </div>
        <p className="wrap-anywhere">{summary}</p>
        <p className="text-gray-600 text-small">
          Version {version}. {reviewText(course)}
        </p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {status === "published" && (
            <Link to={`/courses/${slug}`} className="inline-flex min-h-8 items-center underline">
              View its page
            </Link>
          )}
          <Link to={`/staff/courses/${id}/versions`} className="inline-flex min-h-8 items-center underline">
            Versions
          </Link>
        </div>
      </div>
      {message}
      {draft ? <Draft {...{ course, draft, result }} /> : <Published course={course} />}
    </StaffSheet>
  )
}

function reviewText({ reviewer, reviewed_on }: StaffCourse) {
  if (reviewer && reviewed_on) return `Reviewed by ${reviewer} on ${formatLongDate(reviewed_on)}.`
  return "It has no medical review yet."
}

/** What learners have now, and the button that starts a draft. */
function Published({ course: { lessons } }: { course: StaffCourse }) {
  return (
    <>
      <Form intent="start" result={{}}>
        <p>
          To change something, start a draft. Learners keep the published version until you publish the next
          one.
        </p>
        <SubmitButton className="justify-self-start">Change this course</SubmitButton>
      </Form>
      <DraftSection title="Lessons">
        <ol className="grid list-decimal gap-1.5 pl-6">
          {lessons.map(({ id, title, minutes }) => (
            <li key={id} className="wrap-anywhere">
              {title} <span className="text-gray-600 text-small">{minutes} min</span>
            </li>
          ))}
        </ol>
      </DraftSection>
    </>
  )
}

interface DraftProps extends Pick<DetailProps<StaffCourse>, "result"> {
  course: StaffCourse
  draft: NonNullable<StaffCourse["draft"]>
}

function Draft({ course, draft, result }: DraftProps) {
  const { id, version, lessonParts, questions, bank } = course
  const isNew = course.status === "draft" && course.lessons.length === 0
  return (
    <>
      <DraftSection title={`Draft of version ${isNew ? version : version + 1}`}>
        <p>Learners see nothing of it until you publish it.</p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Link
            to={`/staff/courses/${id}/parts/${id}`}
            className="inline-flex min-h-8 items-center underline"
          >
            Title, summary, sources and test
          </Link>
          <Link to={`/staff/courses/${id}/preview`} className="inline-flex min-h-8 items-center underline">
            Preview
          </Link>
        </div>
        <ReviewForms
          {...{ draft, result }}
          problem={
            draft.publish_problem && PUBLISH_PROBLEMS[draft.publish_problem as keyof typeof PUBLISH_PROBLEMS]
          }
          reviewerHint="Name and title of the clinician, as the course will show it."
        />
      </DraftSection>
      <DraftSection title="Lessons">
        <LessonParts course={id} lessons={lessonParts} result={result} />
      </DraftSection>
      <DraftSection title="Questions of the test">
        {!bank && questions.length === 0 && (
          <p>
            The course has no test. To give it one, add questions, then say with the title how many of each
            topic it asks.
          </p>
        )}
        <QuestionParts course={id} questions={questions} />
      </DraftSection>
      <DraftSection title="Discard the draft">
        <Form intent="discard" result={{}}>
          <p>
            {isNew
              ? "The course was never published, so it’s deleted with its draft."
              : "Everything that was changed since the last version is lost. The published course stays as it is."}
          </p>
          <SubmitButton variant="white" size="sm" className="justify-self-start">
            Discard this draft
          </SubmitButton>
        </Form>
      </DraftSection>
    </>
  )
}
