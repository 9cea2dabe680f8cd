import { expect, test } from "vitest"
import { checkAnswers, checkForm, slipAnswerSchema, youngRequestSchema } from "./schema.ts"

const TEXTS = [
  { kind: "consent-course", version: 2, title: "Course", summary: "Words" },
  { kind: "consent-certificate", version: 1, title: "Certificate", summary: "Words" },
]
const ANSWERED = {
  "consent-course": "no",
  "consent-course-version": "2",
  "consent-certificate": "initials",
  "consent-certificate-version": "1",
  signed_name: " Grace Guardian ",
}

test("each purpose gets its own answer, under the version that was read", () => {
  expect(checkAnswers(TEXTS, form(ANSWERED))).toEqual({
    answers: {
      "consent-course": { version: 2, is_given: false },
      "consent-certificate": { version: 1, is_given: true, name_shown: "initials" },
    },
    signed_name: "Grace Guardian",
  })
})

test("silence, older words and a missing signature are no answer", () => {
  const { "consent-course": _, ...silent } = ANSWERED
  expect(Object.keys(checkAnswers(TEXTS, form(silent)).errors!)).toEqual(["consent-course"])
  const older = { ...ANSWERED, "consent-course-version": "1", signed_name: " " }
  expect(Object.keys(checkAnswers(TEXTS, form(older)).errors!)).toEqual(["consent-course", "signed_name"])
})

test("a slip without a yes or no says so, and a yes needs a number to call", () => {
  expect(checkForm(slipAnswerSchema, form({})).errors).toEqual({ answer: "Say yes or no." })
  const yes = { answer: "yes", signed_name: "Grace", emergency_name: "Grace", emergency_phone: "soon" }
  expect(Object.keys(checkForm(slipAnswerSchema, form(yes)).errors!)).toEqual(["emergency_phone"])
})

test.each(["Kim", "Zoë", "Mary-Jane", "D’Arcy"])("%s is a first name", first_name => {
  expect(checkForm(youngRequestSchema, form({ first_name, address: "a@example.org" })).errors).toBeUndefined()
})

function form(fields: Record<string, string>) {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.set(name, value)
  return made
}
