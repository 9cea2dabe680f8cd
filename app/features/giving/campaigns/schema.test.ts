import { expect, test } from "vitest"
import { campaignSchema } from "./schema.ts"

const GOOD = { title: "Winter kits", slug: "winter-kits", text: "Kits for shelters.", goal_cents: "5000" }

function problemsOf(form: Record<string, string>) {
  const parsed = campaignSchema.safeParse({ ...GOOD, ...form })
  return parsed.success ? parsed.data.match_cents : parsed.error.issues.map(({ path }) => path[0])
}

test("a matching pool needs an amount and a name, and half of one is named with other mistakes", () => {
  expect(problemsOf({})).toBe(null)
  expect(problemsOf({ match_cents: "1000", matched_by: "Acme" })).toBe(100_000)
  expect(problemsOf({ match_cents: "1000" })).toEqual(["matched_by"])
  expect(problemsOf({ matched_by: "Acme" })).toEqual(["match_cents"])
  expect(problemsOf({ matched_by: "Acme", title: "" })).toEqual(["title", "match_cents"])
  expect(problemsOf({ match_cents: "lots" })).toEqual(["match_cents"])
})
