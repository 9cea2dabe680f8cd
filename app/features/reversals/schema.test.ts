import { expect, test } from "vitest"
import { parseForm } from "#app/lib/forms/parse-form.ts"
import { reportSchema } from "./schema.ts"

const MARKS = { key: "7c9e6679-7425-40de-944b-e07fc1f90ae7", opened: "sealed" }

function errorsOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...MARKS, ...fields })) form.append(name, value)
  const parsed = parseForm(reportSchema, form)
  return parsed.ok ? [] : Object.keys(parsed.errors).sort()
}

test("all missing answers are named at once, and nothing more is required", () => {
  expect(errorsOf({})).toEqual(["doses", "outcome", "state", "when"])
  expect(errorsOf({ is_unsaid: "on" })).toEqual(["doses", "outcome", "when"])
  expect(errorsOf({ when: "earlier", doses: "2", outcome: "unknown" })).toEqual(["state"])
  expect(errorsOf({ when: "earlier", doses: "2", outcome: "unknown", is_unsaid: "on" })).toEqual([])
})
