import { expect, test } from "vitest"
import { fixedFields } from "./fixed-fields.ts"

const errors = { email: "Enter your email address.", agree: "Agree first.", form: "Try again." }
const rejected = (name: string) => (name === "email" ? ["sam"] : [])
const rules = new Map([["email", (value: string) => value.includes("@")]])

function fixed(now: Record<string, string[]>) {
  return fixedFields({ errors, rejected, rules, current: name => now[name] ?? [] })
}

test("an unchanged value keeps its error", () => {
  expect(fixed({ email: ["sam"] })).toEqual([])
})

test("a changed value keeps its error until it satisfies the rule", () => {
  expect(fixed({ email: ["sam.rivera"] })).toEqual([])
  expect(fixed({ email: ["sam@example.org"] })).toEqual(["email"])
  expect(fixed({ email: [""] })).toEqual([])
})

test("a field without a rule is fixed by any entry", () => {
  expect(fixed({ email: ["sam"], agree: ["on"] })).toEqual(["agree"])
  expect(fixed({ email: ["sam"], agree: [" "] })).toEqual([])
})
