import { expect, test } from "vitest"
import type { z } from "zod"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { parseAnswers, slipAnswerSchema, youngRequestSchema } from "./schema.ts"

const TEXTS = [
  { kind: "consent-course", version: 2, title: "Course", summary: "Words" },
  { kind: "consent-certificate", version: 1, title: "Certificate", summary: "Words" },
]
const ANSWERED = {
  "consent-course": "no",
  "consent-course-version": "2",
  "consent-certificate": "yes",
  "consent-certificate-version": "1",
  signed_name: " Grace Guardian ",
}

test("each purpose gets its own answer, under the version that was shown", () => {
  expect(parseAnswers(TEXTS, form(ANSWERED))).toEqual({
    ok: true,
    answers: {
      "consent-course": { version: 2, is_given: false },
      "consent-certificate": { version: 1, is_given: true },
    },
    signed_name: "Grace Guardian",
  })
})

test("only the items that the form shows need an answer, and at least one", () => {
  const { "consent-course": _, "consent-course-version": __, ...second } = ANSWERED
  expect(parseAnswers(TEXTS, form(second))).toMatchObject({
    ok: true,
    answers: { "consent-certificate": { version: 1, is_given: true } },
  })
  expect(Object.keys(answerErrors({ signed_name: "Grace Guardian" }))).toEqual(["form"])
})

test("missing answers, older versions and a missing signature are errors", () => {
  const { "consent-course": _, ...silent } = ANSWERED
  expect(Object.keys(answerErrors(silent))).toEqual(["consent-course"])
  const older = { ...ANSWERED, "consent-course-version": "1", signed_name: " " }
  expect(Object.keys(answerErrors(older))).toEqual(["consent-course", "signed_name"])
})

test("a slip needs a yes or no, and a yes needs a phone number", () => {
  expect(errorsOf(slipAnswerSchema, {})).toEqual({ answer: "Choose yes or no." })
  const yes = { answer: "yes", signed_name: "Grace", emergency_name: "Grace", emergency_phone: "soon" }
  expect(Object.keys(errorsOf(slipAnswerSchema, yes))).toEqual(["emergency_phone"])
})

test.each(["Kim", "Zoë", "Mary-Jane", "D’Arcy"])("%s is a first name", first_name => {
  expect(errorsOf(youngRequestSchema, { first_name, address: "a@example.org" })).toEqual({})
})

function answerErrors(fields: Record<string, string>) {
  const parsed = parseAnswers(TEXTS, form(fields))
  return parsed.ok ? {} : parsed.errors
}

function errorsOf(schema: z.ZodType, fields: Record<string, string>) {
  const parsed = parseForm(schema, form(fields))
  return parsed.ok ? {} : parsed.errors
}

function form(fields: Record<string, string>) {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}
