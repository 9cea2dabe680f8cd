import { afterAll, expect, test } from "vitest"
import { impactMetrics } from "#app/features/impact/queries.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const about = { definition: "Kits given away", method: "By hand", source: "Stock records" }
const baseline = { baseline: 100, baseline_on: "2026-10-31" }
const table = backend.admin.from("impact_metrics")
await table
  .insert([
    { id: "kits", label: "kits", position: 2, ...baseline, ...about },
    { id: "people", label: "people", position: 1, ...baseline, ...about },
  ])
  .throwOnError()

test("visitors read the metrics in order, with what the records add", async () => {
  await backend.sql("update public.impact_counts set amount = 23 where metric = 'kits'")
  expect(await impactMetrics(backend.visitor)).toEqual([
    { id: "people", label: "people", records: [], amount: 0, ...baseline },
    { id: "kits", label: "kits", records: [], amount: 23, ...baseline },
  ])
})

test("a metric without a definition, method, source or date, or with an invalid value, is rejected", async () => {
  const row = { id: "other", label: "other", ...baseline, ...about }
  const invalid = [
    { ...row, definition: "" },
    { ...row, method: "" },
    { ...row, source: "" },
    { ...row, baseline_on: undefined },
    { ...row, baseline_on: "2026-10-30" },
    { ...row, baseline: -1 },
    { ...row, id: "Not an id" },
  ]
  const codes: (string | undefined)[] = []
  for (const change of invalid) codes.push((await table.insert(change as typeof row)).error?.code)
  expect(codes).toEqual(["23514", "23514", "23514", "23502", "23514", "23514", "23514"])
})
