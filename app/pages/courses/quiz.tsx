import { lazy, Suspense } from "react"
import { certificateOfAttempt, waitingCertificates } from "#app/features/certificates/queries.ts"
import { requestCertificate } from "#app/features/certificates/request.server.ts"
import { CourseRefusalNote } from "#app/features/courses/course-refusal-note.tsx"
import { ClaimQuestion } from "#app/features/courses/progress/claim-question.tsx"
import { progressStorage } from "#app/features/courses/progress/guest-progress.ts"
import { offlineReader } from "#app/features/courses/progress/offline-reader.ts"
import { useGuestQuiz } from "#app/features/courses/progress/use-guest-quiz.ts"
import { useMemberId } from "#app/features/courses/progress/use-progress-sync.ts"
import { type Knowledge, knowledgeOf } from "#app/features/courses/queries.ts"
import { DeviceTest } from "#app/features/quiz/device/device-test.tsx"
import { useDeviceTest } from "#app/features/quiz/device/use-device-test.ts"
import { QuizQuestion } from "#app/features/quiz/question-view.tsx"
import { quizAction } from "#app/features/quiz/quiz-action.server.ts"
import { QuizColumn } from "#app/features/quiz/quiz-layout.tsx"
import { quizLoader } from "#app/features/quiz/quiz-loader.server.ts"
import { QuizReview } from "#app/features/quiz/review-view.tsx"
import { QuizStart, type Refusal } from "#app/features/quiz/start-view.tsx"
import type { QuizView } from "#app/features/quiz/views.ts"
import { surveyGain } from "#app/features/surveys/queries.ts"
import { SurveyGain } from "#app/features/surveys/survey-gain.tsx"
import { SurveyOffer } from "#app/features/surveys/survey-offer.tsx"
import { memberAccount } from "#app/lib/auth/account.server.ts"
import { getClaims, supabase } from "#app/lib/auth/session/request-session.server.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { privateMeta } from "#app/lib/seo/private-meta.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import type { Route } from "./+types/quiz"

// Only members who passed see it, so the browser loads it on demand.
const CertificateStep = import.meta.env.SSR
  ? (await import("#app/features/certificates/certificate-step.tsx")).CertificateStep
  : lazy(async () => ({
      default: (await import("#app/features/certificates/certificate-step.tsx")).CertificateStep,
    }))

// A test in progress does not need it.
const QuizResult = import.meta.env.SSR
  ? (await import("#app/features/quiz/result-view.tsx")).QuizResult
  : lazy(async () => ({ default: (await import("#app/features/quiz/result-view.tsx")).QuizResult }))

export async function loader(args: Route.LoaderArgs) {
  const quiz = await quizLoader(args)
  if (quiz.view.kind !== "result") return { ...quiz, own: {}, gain: null, certificate: null }
  const db = supabase(args.context)
  const member = getClaims(args.context)?.sub
  const { isPassed, attempt } = quiz.view.result
  const [gain, known, certificate] = await Promise.all([
    surveyGain(db, quiz.course.id, args.context.get(appContext).report),
    member ? knowledgeOf(db, member) : ({} as Record<string, Knowledge>),
    member && isPassed ? certificateState(args.context, quiz.course.id, attempt) : null,
  ])
  return { ...quiz, own: known[quiz.course.id] ?? {}, gain, certificate }
}

async function certificateState(context: Route.LoaderArgs["context"], course: string, attempt: string) {
  const db = supabase(context)
  const [issued, waiting, account] = await Promise.all([
    certificateOfAttempt(db, attempt),
    waitingCertificates(db),
    memberAccount(context),
  ])
  return {
    issued,
    waiting: issued ? null : (waiting.find(({ courseId }) => courseId === course) ?? null),
    isMinor: account?.is_minor ?? false,
  }
}

export function action(args: Route.ActionArgs) {
  return quizAction(args, requestCertificate)
}

export function meta(args: Route.MetaArgs) {
  const course = args.loaderData?.course.title ?? "Course"
  const description = `The test for “${course}”: one question at a time, with explanations at the end.`
  return privateMeta({ title: `Test: ${course}`, description })(args)
}

/** The boundary is there from the start, so that a question stays in view until the result has loaded. */
export default function QuizPage(props: Route.ComponentProps) {
  return (
    <Suspense>
      <Quiz {...props} />
    </Suspense>
  )
}

function Quiz(props: Route.ComponentProps) {
  const { course, view, claim } = props.loaderData
  useGuestQuiz(course.id, testOf(view))
  const path = `/courses/${course.slug}/quiz`
  const member = useMemberId()
  const device = useDeviceTest({ course, view, path, member, reader, storage: progressStorage })
  // A test of the guest may be the one that this page is about.
  if (claim)
    return (
      <QuizColumn>
        <h1 className="wdth-84 text-2 uppercase leading-[0.9]">The test</h1>
        <ClaimQuestion courses={claim} />
      </QuizColumn>
    )
  if (device.test && device.queue)
    return <DeviceTest {...device} test={device.test} queue={device.queue} path={path} />
  return (
    <>
      <SentNote text={device.note} />
      <ServerView {...props} path={path} device={device} />
    </>
  )
}

interface ServerViewProps extends Pick<Route.ComponentProps, "loaderData" | "actionData"> {
  path: string
  device: ReturnType<typeof useDeviceTest>
}

function ServerView({ loaderData, actionData, path, device }: ServerViewProps) {
  const { course, view, now, own, gain, certificate } = loaderData
  const result = actionData as (ActionResult & { refusal?: Refusal }) | undefined
  switch (view.kind) {
    case "start":
      return <QuizStart {...{ view, course, now }} refusal={result?.refusal} isOffline={device.isOffline} />
    case "question":
      return <QuizQuestion {...{ view, path, now }} answer={result} queue={device.queue} />
    case "review":
      return <QuizReview {...{ view, path, now }} />
    case "result":
      return (
        <QuizResult
          {...{ view, course, now }}
          refusal={result?.refusal}
          certificateStep={certificate && <CertificateStep {...certificate} />}
        >
          {view.result.isPassed && own.after === undefined && (
            <SurveyOffer slug={course.slug} phase="after" />
          )}
          <SurveyGain own={own} gain={gain} />
        </QuizResult>
      )
    case "refused":
      return (
        <QuizColumn className="justify-items-start">
          <h1 className="wdth-84 text-2 uppercase leading-[0.9]">The test</h1>
          <CourseRefusalNote refusal={view.refusal} />
        </QuizColumn>
      )
    case "none":
      return (
        <Plain title="No test here" to={`/courses/${course.slug}`} label="Back to the course">
          This course is for reading and practicing; it has no test.
        </Plain>
      )
    case "no-result":
      return (
        <Plain title="Not found" to={path} label="Go to the test">
          This result belongs to another account or device. Sign in with the account that took the test, or
          open it on the device where it was taken.
        </Plain>
      )
  }
}

function reader() {
  return offlineReader(progressStorage())?.member ?? null
}

/** What became of the answers that waited on this device. */
function SentNote({ text }: { text: string | null }) {
  return (
    <div role="status" className="wrap">
      {text && <Callout className="mx-auto mt-6 max-w-220 max-phone:mb-6">{text}</Callout>}
    </div>
  )
}

/** The quiz state to store on a guest's device; undefined if this page does not change it. */
function testOf(view: QuizView) {
  if (view.kind === "question" || view.kind === "review") return "open"
  return view.kind === "result" ? (view.result.isPassed ? "passed" : null) : undefined
}

function Plain({
  title,
  to,
  label,
  children,
}: {
  title: string
  to: string
  label: string
  children: string
}) {
  return (
    <QuizColumn className="justify-items-start">
      <h1 className="wdth-84 text-2 uppercase leading-[0.9]">{title}</h1>
      <p className="max-w-[35em] text-lead">{children}</p>
      <PushButton to={to}>{label}</PushButton>
    </QuizColumn>
  )
}
