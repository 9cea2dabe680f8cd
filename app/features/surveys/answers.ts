import type { Phase, Statement, SurveyAnswer } from "./queries.ts"

const ANSWERS: readonly string[] = ["true", "false", "unsure"] satisfies SurveyAnswer[]

export function phaseOf(text: string | null): Phase {
  return text === "after" ? "after" : "before"
}

/** The answers by statement number, and an error for each unanswered statement. */
export function readAnswers(form: FormData, statements: readonly Statement[]) {
  const answers: Record<string, SurveyAnswer> = {}
  const errors: Record<string, string> = {}
  for (const { number } of statements) {
    const answer = form.get(fieldOf(number))
    if (typeof answer === "string" && ANSWERS.includes(answer)) answers[number] = answer as SurveyAnswer
    else errors[fieldOf(number)] = `Choose an answer to statement ${number}. “Don’t know” counts too.`
  }
  return { answers, errors, isComplete: Object.keys(errors).length === 0 }
}

export function fieldOf(number: number) {
  return `statement-${number}`
}
