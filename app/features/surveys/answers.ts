import type { Phase, Statement, SurveyAnswer } from "./queries.ts"

const ANSWERS: readonly string[] = ["true", "false", "unsure"] satisfies SurveyAnswer[]

export function phaseOf(said: string | null): Phase {
  return said === "after" ? "after" : "before"
}

/** The answer to each statement by its number, and which statements have none. */
export function readAnswers(form: FormData, statements: readonly Statement[]) {
  const answers: Record<string, SurveyAnswer> = {}
  const errors: Record<string, string> = {}
  for (const { number } of statements) {
    const said = form.get(fieldOf(number))
    if (typeof said === "string" && ANSWERS.includes(said)) answers[number] = said as SurveyAnswer
    else errors[fieldOf(number)] = `Pick an answer to statement ${number}. “Don’t know” is one too.`
  }
  return { answers, errors, isWhole: Object.keys(errors).length === 0 }
}

export function fieldOf(number: number) {
  return `statement-${number}`
}
