import { data } from "react-router"
import type { z } from "zod"
import type { ActionResult, FieldErrors } from "./action-result.ts"
import { submittedValues, valuesByName } from "./submitted-values.ts"

/** For input that only a tampered or outdated form can send. */
const RELOAD = "Something went wrong with this form. Reload and try again."
const INVISIBLE = "It contains an invisible character. Type it again."

/** Checks a form with a schema: the parsed value, or a result that the action returns as it is. */
export function parseForm<Schema extends z.ZodType>(schema: Schema, form: FormData) {
  const parsed = schema.safeParse(formValues(form), { error: () => RELOAD })
  const errors = parsed.success ? storageErrors(form) : firstErrors(parsed.error, fieldNames(schema))
  if (parsed.success && Object.keys(errors).length === 0)
    return { ok: true, value: parsed.data as z.output<Schema> } as const
  return { ok: false, errors, result: invalidForm(form, errors) } as const
}

/** The result for a rejected form: errors, and the submitted values to refill it with. */
export function invalidForm(form: FormData, errors: FieldErrors, init: ResponseInit = { status: 400 }) {
  const intent = form.get("intent")
  const result: ActionResult = { errors, values: submittedValues(form) }
  return data(typeof intent === "string" ? { ...result, intent } : result, init)
}

/** Repeated names become lists. A list that may have one entry or none uses `listOf` in its schema. */
function formValues(form: FormData) {
  return Object.fromEntries(
    [...valuesByName(form)].map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
  )
}

/** PostgreSQL cannot store the character NUL in a text. `parseForm` checks it too. */
export function storageErrors(form: FormData): Record<string, string> {
  const names = [...form].flatMap(([name, value]) => (String(value).includes("\0") ? name : []))
  return Object.fromEntries(names.map(name => (name === "intent" ? ["form", RELOAD] : [name, INVISIBLE])))
}

/** In the order of the fields, because the focus goes to the first one. */
function firstErrors(error: z.ZodError, fields: readonly string[]) {
  const issues = error.issues.map(({ path: [field = "form"], message }) => ({
    field: field === "intent" ? "form" : String(field),
    message: field === "intent" ? RELOAD : message,
  }))
  const errors: Record<string, string> = {}
  for (const { field, message } of issues.sort((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field)))
    errors[field] ??= message
  return errors
}

/** The fields of an object, also of one that is transformed afterwards. */
function fieldNames(schema: z.ZodType): string[] {
  if ("shape" in schema) return Object.keys(schema.shape as object)
  return "in" in schema ? fieldNames(schema.in as z.ZodType) : []
}
