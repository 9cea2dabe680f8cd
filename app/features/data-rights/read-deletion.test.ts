import { expect, test } from "vitest"
import { readDeletion } from "./actions.server.ts"
import type { ProofKind } from "./proof.server.ts"

function sent(kind: ProofKind, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readDeletion(form, kind)
}

test("a password and the typed word are enough", () => {
  expect(sent("password", { password: " secret ", word: " Delete " })).toEqual({
    proof: { kind: "password", password: " secret " },
  })
})

test("a mailed code may be typed with spaces", () => {
  expect(sent("mail", { code: "123 456", word: "delete" })).toEqual({
    proof: { kind: "mail", code: "123456" },
  })
})

test("each thing that is missing is said beside its field", () => {
  expect(sent("password", {})).toEqual({ errors: { password: expect.any(String), word: expect.any(String) } })
  expect(sent("app", { code: "12345", word: "delete", password: "x" })).toEqual({
    errors: { code: expect.any(String) },
  })
})
