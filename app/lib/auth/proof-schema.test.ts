import { expect, test } from "vitest"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { deletionSchema, type ProofKind } from "./proof-schema.ts"

function submit(kind: ProofKind, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const parsed = parseForm(deletionSchema(kind), form)
  return parsed.ok ? parsed.value : parsed.errors
}

test("a password and the typed word are enough", () => {
  expect(submit("password", { password: " secret ", word: " Delete " })).toEqual({
    ...{ word: "delete", kind: "password", password: " secret " },
  })
})

test("an emailed code may contain spaces", () => {
  expect(submit("mail", { code: "123 456", word: "delete" })).toMatchObject({ kind: "mail", code: "123456" })
})

test("each missing field has its own error", () => {
  expect(submit("password", { password: "", word: "" })).toEqual({
    password: "Enter your password, so no one else can do this.",
    word: "Type the word delete, to be sure.",
  })
  expect(submit("app", { code: "12345", word: "delete", password: "x" })).toEqual({
    code: "The code has six digits. Your authenticator app shows it.",
  })
  expect(submit("mail", { code: " ", word: "delete" })).toEqual({
    code: "Enter the code. It is in the email we sent you.",
  })
})
