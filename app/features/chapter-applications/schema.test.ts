import { expect, test } from "vitest"
import { applicationSchema } from "./schema.ts"

const COMPLETE = {
  name: "Ana Ruiz",
  email: "ana@example.org",
  role: "Nurse",
  kind: "city",
  institution: "",
  city: "Hot Springs",
  state: "Arkansas",
  expected_members: "5",
  advisor: "",
  why: "We have lost three neighbors this year, and nobody on our street knew what to do. ".repeat(2),
  agree: "on",
}

function errorsOf(change: Record<string, string>) {
  const { error } = applicationSchema.safeParse({ ...COMPLETE, ...change })
  return error?.issues.map(({ path }) => path.join(".")) ?? []
}

test("a complete application passes", () => {
  expect(errorsOf({})).toEqual([])
})

test.for([
  ["a campus without its school", { kind: "campus" }, "institution"],
  ["two people", { expected_members: "2" }, "expected_members"],
  ["a short reason", { why: "Because." }, "why"],
  ["a place that is no state", { state: "Texarkana" }, "state"],
  ["no agreement", { agree: "" }, "agree"],
] as const)("%s is refused", ([, change, field]) => {
  expect(errorsOf(change)).toEqual([field])
})
