import { assertNever } from "#app/lib/assert-never.ts"
import { formatLongDate } from "#app/lib/format/dates.ts"

export interface HeldCertificate {
  id: string
  status: "valid" | "suspended" | "revoked"
  expiresAt: string | null
  canRenew: boolean
}

/** A visitor's or member's progress toward a certificate. */
export interface Facts {
  isMember: boolean
  isMinor: boolean
  course: { slug: string; title: string; minutes: number }
  lessons: number
  lessonsDone: number
  hasOpenTest: boolean
  hasPassed: boolean
  certificate: HeldCertificate | null
  waiting: Waiting | null
}

/** A passed test of a member that needs something for its certificate. */
export interface Waiting {
  step: "age" | "name" | "guardian" | "review" | "refused"
  next: Next
}

interface Next {
  title: string
  text: string
  label: string
  to: string
}

type FunnelState =
  | "visitor"
  | "new"
  | "learning"
  | "waiting-sign-up"
  | "waiting"
  | "passed"
  | "expiring"
  | "expired"
  | "not-valid"

export interface Funnel {
  state: FunnelState
  steps: readonly string[]
  /** Counted from 0. */
  current: number
  next: Next
}

/** The current step, and the one thing to do next. */
export function funnel(facts: Facts, now: number): Funnel {
  const state = stateOf(facts, now)
  const steps = stepsFor(facts)
  const current = currentStep(state, facts, steps)
  return { state, steps: [lessonsStep(facts, current), ...steps], current, next: nextFor(state, facts) }
}

function stateOf({ certificate, hasPassed, isMember, waiting, ...facts }: Facts, now: number): FunnelState {
  if (waiting) return "waiting"
  if (certificate) {
    if (certificate.status !== "valid") return "not-valid"
    if (certificate.expiresAt !== null && Date.parse(certificate.expiresAt) <= now) return "expired"
    return certificate.canRenew ? "expiring" : "passed"
  }
  if (hasPassed && !isMember) return "waiting-sign-up"
  if (facts.lessonsDone > 0 || facts.hasOpenTest) return "learning"
  return isMember ? "new" : "visitor"
}

// The test can be taken without the lessons: a step that is over says how many were done.
function lessonsStep({ lessons, lessonsDone }: Facts, current: number) {
  return current === 0 || lessonsDone >= lessons ? "Take the lessons" : `${lessonsDone} of ${lessons} lessons`
}

const CHOOSE_NAME = "Choose the name"
const GUARDIAN_AGREES = "A guardian agrees"
const GET_CERTIFICATE = "Get the certificate"

const WAITING_STEPS: Record<Waiting["step"], string> = {
  ...{ age: CHOOSE_NAME, name: CHOOSE_NAME, guardian: GUARDIAN_AGREES },
  ...{ review: GET_CERTIFICATE, refused: GET_CERTIFICATE },
}

/** The steps after the lessons. */
function stepsFor({ isMember, isMinor }: Facts) {
  const between = isMember ? [CHOOSE_NAME, ...(isMinor ? [GUARDIAN_AGREES] : [])] : ["Sign up"]
  return ["Pass the test", ...between, GET_CERTIFICATE, "Ask for a free kit"]
}

function currentStep(
  state: FunnelState,
  { lessons, lessonsDone, hasOpenTest, waiting }: Facts,
  steps: readonly string[],
) {
  switch (state) {
    case "passed":
    case "expiring":
      return steps.length
    case "waiting-sign-up":
      return 2
    case "waiting":
      return 1 + steps.indexOf(WAITING_STEPS[waiting!.step])
    case "expired":
    case "not-valid":
      return 1
    case "visitor":
    case "new":
    case "learning":
      return hasOpenTest || lessonsDone >= lessons ? 1 : 0
    default:
      return assertNever(state)
  }
}

function nextFor(state: FunnelState, facts: Facts): Next {
  const { course, certificate, lessons, lessonsDone, hasOpenTest } = facts
  const test = `/courses/${course.slug}/quiz`
  const card = `/certificate/${certificate?.id ?? ""}`
  switch (state) {
    case "visitor":
    case "new":
      return {
        title: "Start with the lessons",
        text: `“${course.title}” takes about ${course.minutes} minutes${facts.isMember ? "" : ", and you need no account to begin"}.`,
        label: "Start learning",
        to: `/courses/${course.slug}/learn`,
      }
    case "learning":
      if (hasOpenTest)
        return {
          title: "Your test is open",
          text: "Your answers are saved. Continue where you left off.",
          label: "Continue the test",
          to: test,
        }
      if (lessonsDone >= lessons)
        return {
          title: "On to the test",
          text: "You’ve finished every lesson. The questions are about what you just read.",
          label: "Take the test",
          to: test,
        }
      return {
        title: "Pick up where you left off",
        text: `${lessonsDone} of ${lessons} lessons done (${Math.round((lessonsDone / lessons) * 100)}%). We saved your place.`,
        label: "Continue learning",
        to: `/courses/${course.slug}/learn`,
      }
    case "waiting-sign-up":
      return {
        title: "You passed. Claim your certificate",
        text: "Your result is saved on this device for 30 days. Sign up to get your certificate.",
        label: "Sign up",
        // A page for members: visitors sign up first and return to it.
        to: "/me",
      }
    case "waiting":
      return facts.waiting!.next
    case "passed":
      return {
        title: "You’re certified",
        text: certificate?.expiresAt
          ? `Your certificate is good until ${formatLongDate(certificate.expiresAt)}.`
          : "Your certificate has no end date.",
        label: "See your certificate",
        to: card,
      }
    case "expiring":
      return {
        title: "Time to renew",
        text: `Your certificate is good until ${formatLongDate(certificate!.expiresAt!)}. Take the test again to get a new one.`,
        label: "Renew with the test",
        to: test,
      }
    case "expired":
      return {
        title: "Your certificate has expired",
        text: `It was good until ${formatLongDate(certificate!.expiresAt!)}. Guidance changes, and so do memories: pass the test again for a new one.`,
        label: "Take the test again",
        to: test,
      }
    case "not-valid":
      return {
        title:
          certificate?.status === "revoked" ? "Your certificate was revoked" : "Your certificate is on hold",
        text: "Its page says why. If you think that’s a mistake, write to us.",
        label: "See the certificate",
        to: card,
      }
  }
}
