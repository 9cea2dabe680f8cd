import { expect, test } from "vitest"
import { submittedValues } from "./submitted-values.ts"

test("submitted values come back, repeated names as lists", () => {
  const form = new FormData()
  form.append("name", "Sam")
  form.append("shift", "morning")
  form.append("shift", "evening")
  expect(submittedValues(form)).toEqual({ name: "Sam", shift: ["morning", "evening"] })
})

test("passwords, codes and files do not come back", () => {
  const form = new FormData()
  for (const name of ["password", "current_password", "code", "secret"]) form.append(name, "tulip gravel")
  form.append("picture", new Blob(["x"]), "x.png")
  form.append("email", "")
  expect(submittedValues(form)).toEqual({ email: "" })
})
