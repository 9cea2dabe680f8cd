import { expect, test } from "vitest"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { profileSchema } from "./schema.ts"

const VALID = {
  ...{ intent: "profile", display_name: "Ana", certificate_name: "Ana María Ortiz", pronouns: "she/her" },
  ...{ state: "Arkansas", language: "en" },
}

function check(change: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...VALID, ...change })) form.set(name, value)
  const parsed = parseForm(profileSchema, form)
  return parsed.ok ? parsed.value : parsed.errors
}

test("empty fields become null", () => {
  const empty = { display_name: " ", certificate_name: "", pronouns: "", state: "" }
  const nothing = { display_name: null, certificate_name: null, pronouns: null, state: null }
  expect(check(empty)).toMatchObject({ ...nothing, language: "en" })
})

test("names have generous limits", () => {
  expect(check({ certificate_name: "x" })).toMatchObject({ certificate_name: "x" })
  expect(check({ certificate_name: "x".repeat(100) })).toMatchObject({ certificate_name: "x".repeat(100) })
  expect(check({ certificate_name: "x".repeat(101) })).toEqual({
    certificate_name: "The name on certificates can have up to 100 characters.",
  })
  expect(check({ display_name: "x".repeat(81) })).toHaveProperty(
    "display_name",
    expect.stringContaining("80"),
  )
  expect(check({ pronouns: "x".repeat(41) })).toHaveProperty("pronouns", expect.stringContaining("40"))
  expect(check({ display_name: "O’Brien-Žižek <b>李</b>" })).toMatchObject({ state: "Arkansas" })
})

test.each(["arkansas", "AR", "Arkansas ", "Arkanzas", "constructor", "Guam"])("%j is not a state", state => {
  expect(check({ state })).toEqual({ state: "Choose a state from the list." })
})

test.each(["a\u0000b", "a\nb", "a\u202eb", "\u2066a", "\u200b", "\u200d \u3164"])(
  "%j is not a name",
  display_name => {
    expect(check({ display_name })).toHaveProperty(
      "display_name",
      expect.stringContaining("invisible character"),
    )
  },
)

test.each([
  ["role", "admin"],
  ["id", "00000000-0000-4000-8000-000000000002"],
  ["avatar_path", "x"],
  ["adult_on", ""],
])("a form with %s=%s is rejected as a whole", (name, value) => {
  expect(Object.keys(check({ [name]: value }))).toEqual(["form"])
})

test("there are two languages", () => {
  expect(check({ language: "de" })).toHaveProperty("language")
})
