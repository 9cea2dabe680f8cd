import { afterAll, expect, test } from "vitest"
import { impactMetrics } from "#app/features/impact/queries.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const about = { definition: "Kits given away", source: "Stock records", as_of: "2026-10-31" }
const table = backend.admin.from("impact_metrics")
await table
  .insert([
    { key: "kits", label: "kits", baseline: 100, amount: 23, position: 2, ...about },
    { key: "people", label: "people", baseline: 5, amount: 0, position: 1, ...about },
  ])
  .throwOnError()

test("visitors read the metrics in order, with their definitions", async () => {
  expect(await impactMetrics(backend.visitor)).toEqual([
    { key: "people", label: "people", baseline: 5, amount: 0, ...about },
    { key: "kits", label: "kits", baseline: 100, amount: 23, ...about },
  ])
})

test("a metric without a definition, source or date, or with an invalid value, is rejected", async () => {
  const row = { key: "other", label: "other", ...about }
  const invalid = [
    { ...row, definition: "" },
    { ...row, source: "" },
    { ...row, as_of: undefined },
    { ...row, amount: -1 },
    { ...row, key: "Not a key" },
  ]
  const codes: (string | undefined)[] = []
  for (const change of invalid) codes.push((await table.insert(change as typeof row)).error?.code)
  expect(codes).toEqual(["23514", "23514", "23502", "23514", "23514"])
})
