import type { Act, Question, TakeHome } from "../schema.ts"
import { TAKE_HOME_ARTS } from "../take-home-arts.ts"
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

/** The line-up in the form; a row is complete or empty. */
export function readLineUp(form: FormData, errors: Errors): Act[] {
  const missing = { at: "Enter the time.", name: "Enter a name.", text: "Say what happens then." }
  return completeRows(form, "line_up", missing, errors).map(({ index: _, ...act }) => act)
}

/** What people take home; a row is complete or empty. */
export function readTakeHome(form: FormData, errors: Errors): TakeHome[] {
  const missing = { name: "Say what it is.", text: "Say a little about it." }
  return completeRows(form, "take_home", missing, errors).map(({ index, ...thing }) => {
    const chosen = form.get(rowField("take_home", index, "art"))
    return { ...thing, art: TAKE_HOME_ARTS.find(art => art === chosen) ?? "narcat" }
  })
}

function completeRows<Column extends string>(
  form: FormData,
  list: string,
  missing: Readonly<Record<Column, string>>,
  errors: Errors,
) {
  const columns = Object.keys(missing) as Column[]
  const rows = filledRows(form, list, columns)
  for (const row of rows) {
    for (const column of columns) {
      const field = rowField(list, row.index, column)
      if (row[column] === "") errors[field] = missing[column]
      if (row[column].length > MAX_LENGTH) errors[field] = TOO_LONG
    }
  }
  return rows
}
