import type { Act, Question } from "../schema.ts"
import { filledRows, rowField } from "./rows.ts"

const MAX_LENGTH = 300
const TOO_LONG = `Keep it under ${MAX_LENGTH} characters.`

type Errors = Record<string, string>

/** The questions in the form. A question keeps its key, under which answers are stored. */
export function readQuestions(form: FormData, errors: Errors): Question[] {
  const rows = filledRows(form, "questions", ["label"])
  return rows.map(({ index, label }) => {
    if (label.length > MAX_LENGTH) errors[rowField("questions", index, "label")] = TOO_LONG
    const key = String(form.get(rowField("questions", index, "key")) ?? "")
    return {
      key: /^[a-z0-9_-]{1,60}$/.test(key) ? key : crypto.randomUUID(),
      label,
      is_required: form.has(rowField("questions", index, "is_required")),
    }
  })
}

const ACT_COLUMNS = ["at", "name", "text"] as const
const MISSING: Record<(typeof ACT_COLUMNS)[number], string> = {
  at: "Enter the time.",
  name: "Enter a name.",
  text: "Say what happens then.",
}

/** The line-up in the form; a row is complete or empty. */
export function readLineUp(form: FormData, errors: Errors): Act[] {
  return filledRows(form, "line_up", ACT_COLUMNS).map(({ index, ...act }) => {
    for (const column of ACT_COLUMNS) {
      const field = rowField("line_up", index, column)
      if (act[column] === "") errors[field] = MISSING[column]
      if (act[column].length > MAX_LENGTH) errors[field] = TOO_LONG
    }
    return act
  })
}
