import type { ReactNode } from "react"
import { href } from "react-router"
import type { CourseRefusal } from "#app/lib/auth/course-refusal.server.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { BreathProgress } from "#app/ui/data/progress.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Breadcrumbs } from "#app/ui/navigation/breadcrumbs.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { audiencesLabel } from "./audiences.ts"
import { CertificateSample } from "./certificate-sample.tsx"
import { CourseRefusalNote } from "./course-refusal-note.tsx"
import { FinishedNote } from "./finished-note.tsx"
import { Outline } from "./outline.tsx"
import { lessonPath, quizPath } from "./paths.ts"
import { doneCount, type LessonPositions, lessonToContinue } from "./progress/lesson-position.ts"
import type { Course } from "./queries.ts"
import { ReviewNote, Sources } from "./sources.tsx"

interface Props {
  course: Course
  positions: LessonPositions
  passedAt: string | null
  /** Why it cannot be started yet. */
  lock: string | null
  refusal: CourseRefusal | null
  /** A note of another feature above the buttons. */
  note?: ReactNode
  /** Controls below the buttons that need a script. */
  offline?: ReactNode
  /** Content of other features below the outline. */
  children?: ReactNode
}

export function CourseDetail({ course, positions, passedAt, lock, refusal, note, offline, children }: Props) {
  const { title, summary, lessons, minutes, audiences, outcomes } = course
  const done = doneCount(lessons, positions)
  const isFinished = course.bank === null && lessonToContinue(lessons, positions) === null
  return (
    <div className="wrap pb-[clamp(56px,7vw,112px)]">
      <Breadcrumbs trail={[{ label: "Courses", to: href("/courses") }, { label: title }]} />
      <div className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-10 pt-6 column:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <header className="grid content-start gap-6">
          <h1 className="wdth-74 text-balance text-1 uppercase leading-[0.88]">{title}</h1>
          <p className="max-w-[35em] text-pretty text-lead leading-[1.42]">{summary}</p>
          <p className="font-mono text-mono">
            {minutes} minutes, {lessons.length} lessons. {audiencesLabel(audiences)}. Free, no account needed.
          </p>
          {note}
          {isFinished && !refusal && !lock && <FinishedNote />}
          {refusal ? (
            <CourseRefusalNote refusal={refusal} />
          ) : lock ? (
            <LockNote course={course} lock={lock} />
          ) : (
            <StartButtons {...{ course, positions, passedAt }} />
          )}
          {offline}
          {course.isEarlierVersion && (
            <p className="max-w-[35em]">
              We’ve changed or retired this course since you started. You can still finish the version you
              started.
            </p>
          )}
          {done > 0 && (
            <BreathProgress done={done} steps={lessons.length} unit="lessons" className="max-w-155" />
          )}
        </header>
        <section className="self-start rounded-panel bg-green-100 p-[clamp(22px,2.6vw,38px)]">
          <h2 className="wdth-92 text-3">You’ll be able to</h2>
          <ul className="mt-4 grid list-disc gap-2.5 pl-5 marker:text-green-700">
            {outcomes.map(outcome => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className="mt-[clamp(40px,5vw,72px)] grid gap-[clamp(40px,5vw,72px)]">
        <Outline course={course} positions={positions} isLocked={lock !== null || refusal !== null} />
        {children}
        {course.bank && <CertificateSample course={course} />}
        <ReviewNote course={course} />
        <Sources course={course} />
      </div>
    </div>
  )
}

function StartButtons({ course, positions, passedAt }: Pick<Props, "course" | "positions" | "passedAt">) {
  const { slug, lessons, bank } = course
  const next = lessonToContinue(lessons, positions)
  const isStarted = lessons.some(({ id }) => positions[id])
  const wantsTest = next === null && bank !== null && passedAt === null
  const again = { to: lessonPath(course, undefined), label: "Go through it again" }
  const main = wantsTest
    ? { to: quizPath(course), label: "Take the test" }
    : next !== null
      ? {
          to: lessonPath(course, next.slug),
          label: isStarted ? "Continue where you left off" : "Start the course",
        }
      : bank === null
        ? { to: href("/get-certified"), label: "Get certified" }
        : again
  return (
    <div className="flex flex-wrap items-start gap-x-4.5 gap-y-4 max-phone:grid">
      <PushButton to={main.to} size="lg" iconAfter="ph:arrow-right-bold">
        {main.label}
      </PushButton>
      {course.rescue_steps.length > 0 && (
        <PushButton to={href("/courses/:id/card", { id: slug })} variant="white" icon="ph:first-aid-kit-bold">
          Rescue card
        </PushButton>
      )}
      {next === null && bank === null && (
        <PushButton to={again.to} variant="white" icon="ph:arrow-counter-clockwise-bold">
          {again.label}
        </PushButton>
      )}
    </div>
  )
}

function LockNote({ course: { required }, lock }: { course: Course; lock: string }) {
  return (
    <Callout tone="warm" title="Not unlocked yet">
      <p>{lock}</p>
      {required && (
        <p className="mt-2">
          <Link to={href("/courses/:id", { id: required.slug })} className="underline">
            Go to “{required.title}”
          </Link>
        </p>
      )}
    </Callout>
  )
}
