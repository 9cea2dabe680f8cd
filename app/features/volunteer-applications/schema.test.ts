import { expect, test } from "vitest"
import { screeningSchema } from "./schema.ts"

test("a screening that was passed needs two days, and every missing one is named", () => {
  const problemsOf = (form: Record<string, string>) =>
    screeningSchema.safeParse(form).error?.issues.map(({ path }) => path[0])
  expect(problemsOf({ result: "" })).toBeUndefined()
  expect(problemsOf({ result: "not-passed", screened_on: "2026-01-05" })).toBeUndefined()
  expect(problemsOf({ result: "passed" })).toEqual(["screened_on", "ends_on"])
  expect(problemsOf({ result: "passed", screened_on: "soon" })).toEqual(["screened_on", "ends_on"])
})
