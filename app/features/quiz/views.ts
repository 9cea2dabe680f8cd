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

export type QuizView =
  | StartView
  | QuestionView
  | ReviewView
  | ResultView
  | RefusedView
  | { kind: "none" | "no-result" }

/** The requested question, or else the first unanswered one. */
export function requestedQuestion(
  paper: Paper,
  asked: string | null,
  now: number,
): QuestionView | ReviewView {
  const answered = paper.questions.map(({ chosen }) => chosen.length > 0)
  const open = { attempt: paper.attempt, deadline: paper.deadline, answered }
  const isLate = paper.deadline !== null && Date.parse(paper.deadline) <= now
  const firstOpen = answered.indexOf(false) + 1
  const number = asked !== null && /^\d{1,3}$/.test(asked) ? Number(asked) : firstOpen
  const question = paper.questions[number - 1]
  if (isLate || asked === "review" || !question) return { kind: "review", isLate, ...open }
  return { kind: "question", number, question, ...open }
}
