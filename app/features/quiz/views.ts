import type { CourseRefusal } from "#app/lib/auth/course-refusal.server.ts"
import type { Paper, Pause, Question, Result } from "./schema.ts"

export interface StartView {
  kind: "start"
  questions: number
  passPercent: number
  /** Including extra time. */
  minutesAllowed: number | null
  hasExtraTime: boolean
  isMember: boolean
  /** Null when the next attempt can start now. */
  pause: Pause | null
  failuresBeforePause: number
  pauseMinutes: number
  /** The last submitted attempt, for review. */
  last: { attempt: string; isPassed: boolean } | null
}

interface OpenView {
  attempt: string
  deadline: string | null
  /** Whether each question is answered, in order. */
  answered: boolean[]
  /** All of them, without the right answers, for when the network is lost. */
  questions: readonly Question[]
}

export interface QuestionView extends OpenView {
  kind: "question"
  /** One-based. */
  number: number
  question: Question
}

export interface ReviewView extends OpenView {
  kind: "review"
  isLate: boolean
}

export interface ResultView {
  kind: "result"
  result: Result
  isMember: boolean
  pause: Pause | null
  pauseMinutes: number
}

interface RefusedView {
  kind: "refused"
  refusal: CourseRefusal
}

export const PICK_ONE = "Choose an answer, or skip this question for now."

export type QuizView =
  | StartView
  | QuestionView
  | ReviewView
  | ResultView
  | RefusedView
  | { kind: "none" | "no-result" }

/** The requested question, or else the first unanswered one. */
export function requestedQuestion(
  paper: Pick<Paper, "attempt" | "deadline"> & { questions: readonly Question[] },
  asked: string | null,
  now: number,
): QuestionView | ReviewView {
  const answered = paper.questions.map(({ chosen }) => chosen.length > 0)
  const { attempt, deadline, questions } = paper
  const open = { attempt, deadline, answered, questions }
  const isLate = deadline !== null && Date.parse(deadline) <= now
  const firstOpen = answered.indexOf(false) + 1
  const number = asked !== null && /^\d{1,3}$/.test(asked) ? Number(asked) : firstOpen
  const question = questions[number - 1]
  if (isLate || asked === "review" || !question) return { kind: "review", isLate, ...open }
  return { kind: "question", number, question, ...open }
}

/** The number of the question in view, or "review"; null on other pages. */
export function positionIn(view: QuizView) {
  if (view.kind === "question") return String(view.number)
  return view.kind === "review" ? "review" : null
}

/** How far the test is, for the header of the course layout. */
export interface TestProgress {
  position: string
  done: number
  lessons: number
  unit: "questions"
}

export function testProgress(view: QuestionView | ReviewView): TestProgress {
  const { answered } = view
  const position = view.kind === "review" ? "Review" : `Question ${view.number} of ${answered.length}`
  return { position, done: answered.filter(Boolean).length, lessons: answered.length, unit: "questions" }
}
