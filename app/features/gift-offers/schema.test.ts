import { expect, test } from "vitest"
import { offerSchema, planSchema } from "./schema.ts"

const COMPLETE = {
  kind: "in-kind",
  name: "Ana Ruiz",
  email: "ana@example.org",
  organization: "",
  place: "",
  details: "A room for thirty people, every second Thursday.",
}

function errorsOf(change: Record<string, string>) {
  const { error } = offerSchema.safeParse({ ...COMPLETE, ...change })
  return error?.issues.map(({ path }) => path.join(".")) ?? []
}

test("goods need no organization, and thanks are private without a checkmark", () => {
  expect(offerSchema.parse(COMPLETE).wants_thanks).toBe(false)
})

test("a missing company is named together with a wrong address", () => {
  expect(errorsOf({ kind: "company", email: "ana@" })).toEqual(["email", "organization"])
})

test.for([
  ["a company without its name", { kind: "company" }, "organization"],
  ["an unknown kind", { kind: "raffle" }, "kind"],
  ["two words", { details: "Some gloves" }, "details"],
  ["a link as a name", { name: "https://spam.example" }, "name"],
] as const)("%s is refused", ([, change, field]) => {
  expect(errorsOf(change)).toEqual([field])
})

test("the next step has a day of the calendar, or none", () => {
  expect(planSchema.parse({ next_step: "Call", next_on: "" }).next_on).toBe("")
  expect(planSchema.safeParse({ next_step: "Call", next_on: "2026-02-31" }).success).toBe(false)
})
