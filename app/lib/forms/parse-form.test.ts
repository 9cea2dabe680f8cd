import { expect, test } from "vitest"
import { z } from "zod"
import { emailField, listOf, withOtherErrors } from "./fields.ts"
import { invalidForm, parseForm } from "./parse-form.ts"

const schema = z.strictObject({
  intent: z.literal("join"),
  email: emailField(),
  password: z.string().min(12, "Use 12 characters or more."),
  days: listOf(z.enum(["mon", "tue"], "Choose a day from the list.")),
  agree: z.literal("on", "Agree first."),
})

function form(fields: Record<string, string | string[]>) {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) made.append(name, one)
  return made
}

const VALID = { intent: "join", email: "sam@example.org", password: "tulip gravel moon", agree: "on" }

test("a valid form is parsed, with lists and checkboxes", () => {
  const { intent, email, password, agree } = VALID
  const value = { intent, email, password, agree, days: ["mon", "tue"] }
  expect(parseForm(schema, form({ ...VALID, days: ["mon", "tue"] }))).toEqual({ ok: true, value })
  expect(parseForm(schema, form(VALID))).toMatchObject({ ok: true, value: { days: [] } })
})

test("an invalid form returns the first error of each field and the values, but no password", () => {
  const parsed = parseForm(schema, form({ intent: "join", email: "sam", password: "short" }))
  expect(parsed.ok ? null : parsed.result).toMatchObject({
    init: { status: 400 },
    data: {
      intent: "join",
      errors: {
        email: "That doesn’t look like an email address: it needs an @.",
        password: "Use 12 characters or more.",
        agree: "Agree first.",
      },
      values: { intent: "join", email: "sam" },
    },
  })
})

test("unknown fields, a wrong intent and missing fields are an error of the whole form or of the field", () => {
  const reload = "Something went wrong with this form. Reload and try again."
  const errorsOf = (fields: Record<string, string>) => {
    const parsed = parseForm(schema, form(fields))
    return parsed.ok ? null : parsed.errors
  }
  expect(errorsOf({ ...VALID, role: "admin" })).toEqual({ form: reload })
  expect(errorsOf({ ...VALID, intent: "leave" })).toEqual({ form: reload })
  const { password: _, ...incomplete } = VALID
  expect(errorsOf(incomplete)).toEqual({ password: reload })
})

test("a form can be rejected with another status", () => {
  const { data, init } = invalidForm(form({ name: "Sam" }), { form: "Full." }, { status: 409 })
  expect([data, init]).toEqual([{ errors: { form: "Full." }, values: { name: "Sam" } }, { status: 409 }])
})

test("a text with the character NUL is rejected beside its field, because no database can store it", () => {
  const parsed = parseForm(schema, form({ ...VALID, password: "tulip gravel\0 moon" }))
  expect(parsed).toMatchObject({ ok: false, errors: { password: expect.stringContaining("invisible") } })
})

test("errors come in the order of the fields, also of fields that do not fit together", () => {
  const schema = z
    .object({ amount: z.string(), name: z.string().min(1, "Enter your name."), email: emailField() })
    .superRefine(({ amount }, { addIssue }) => {
      if (amount === "") addIssue({ code: "custom", path: ["amount"], message: "Enter an amount." })
    }, withOtherErrors)
    .transform(({ amount, ...rest }) => ({ ...rest, cents: Number(amount) * 100 }))
  const parsed = parseForm(schema, form({ intent: "", amount: "", name: "", email: "" }))
  expect(parsed.ok ? [] : Object.keys(parsed.errors)).toEqual(["amount", "name", "email"])
})
