import { expect, test } from "vitest"
import { submittedValues } from "./submitted-values.ts"

test("what was sent comes back, lists as lists", () => {
  const form = new FormData()
  form.append("name", "Sam")
  form.append("shift", "morning")
  form.append("shift", "evening")
  expect(submittedValues(form)).toEqual({ name: "Sam", shift: ["morning", "evening"] })
})

test("passwords and files do not come back", () => {
  const form = new FormData()
  form.append("password", "tulip gravel")
  form.append("picture", new Blob(["x"]), "x.png")
  form.append("email", "")
  expect(submittedValues(form, "password")).toEqual({ email: "" })
})
