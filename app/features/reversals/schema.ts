import { z } from "zod"
import { checkbox, listOf, optionalTextField } from "#app/lib/forms/fields.ts"
import { MISSING } from "./missing-answers.ts"
import { QUESTION_NAMES, QUESTIONS, type QuestionName } from "./questions.ts"
import { DOSES, OUTCOMES } from "./reversal-answers.ts"

/** `earlier`, or the grain and start of a period. Which dates are possible is decided in the database. */
const period = z.string(MISSING.when).regex(/^(earlier|(week|month):\d{4}-\d{2}-\d{2})$/, MISSING.when)

export const reportSchema = z
  .object({
    when: period,
    /** A month, for “earlier”. */
    month: period.or(z.literal("")).default(""),
    state: z.string().trim().max(40, "Choose a state.").default(""),
    is_unsaid: checkbox(),
    county: optionalTextField(2, 60),
    doses: z.enum(keysOf(DOSES), MISSING.doses),
    outcome: z.enum(keysOf(OUTCOMES), MISSING.outcome),
    ...optionalAnswers(),
    is_trained: z.enum(["yes", "no", ""]).default(""),
    story: optionalTextField(1, 2000),
    may_quote: checkbox(),
    key: z.uuid(),
    opened: z.string().max(2000),
    /** Hidden: only programs fill it in. */
    website: z.string().default(""),
  })
  .refine(({ is_unsaid, state }) => is_unsaid || state !== "", {
    ...{ path: ["state"], message: MISSING.state },
    // Also when other answers are missing, so that all of them are named at once.
    when: ({ value }) => typeof value === "object",
  })

export type Report = z.output<typeof reportSchema>

/** The report as `submit_reversal` takes it: answers only. */
export function reportAnswers(report: Report) {
  const { when, month, is_unsaid, state, county, doses, outcome, is_trained, story, may_quote } = report
  const [grain = "earlier", day = null] = (when === "earlier" && month ? month : when).split(":")
  const trained = is_trained === "" ? null : is_trained === "yes"
  const extras = Object.fromEntries(QUESTION_NAMES.map(name => [name, answerOf(report[name])]))
  return {
    ...{ grain, period: day, doses, outcome },
    ...(is_unsaid ? {} : { state, county }),
    ...(outcome === "died" ? {} : { ...extras, no_call: report.called_911 === "no" ? extras.no_call : null }),
    ...{ is_trained: trained, story, may_quote },
  }
}

function answerOf(answer: string | string[] | null | undefined) {
  return answer === undefined || answer === "" || answer?.length === 0 ? null : answer
}

function optionalAnswers() {
  const fields = QUESTION_NAMES.map(name => {
    const { labels, isMultiple } = QUESTIONS[name]
    const one = z.enum(keysOf<string>(labels))
    return [name, isMultiple ? listOf(one) : one.optional()]
  })
  return Object.fromEntries(fields) as Record<QuestionName, z.ZodType<string | string[] | undefined>>
}

function keysOf<Key extends string>(labels: Readonly<Record<Key, string>>) {
  return Object.keys(labels) as [Key, ...Key[]]
}
