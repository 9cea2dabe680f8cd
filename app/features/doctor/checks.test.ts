import { expect, test } from "vitest"
import { officeTimes } from "#app/lib/staff/office-time.ts"
import { healthChecks } from "./checks.ts"

type Server = NonNullable<Parameters<typeof healthChecks>[1]>

const DATABASE = {
  ...{ server_version: "17.2", database_bytes: 1e9, tables_without_rls: [], demoAccounts: 0 },
  ...{ failed_jobs: 0, failing_tasks: [], overdue_tasks: [], late_emails: 0, failed_emails: 0 },
  ...{ chain_checked_at: new Date().toISOString(), chain_broken_at: null },
} as unknown as Parameters<typeof healthChecks>[0]

function paymentLine(payments: Server["payments"]) {
  const server: Server = {
    ...{ isReady: true, hasMailServer: true, payments, data: null, node: "v24", version: "1" },
    ...{ migrations: 1, isPublic: true, isPractice: false, practiceSite: null, backend: null },
  }
  return healthChecks(DATABASE, server, { now: Date.now(), times: officeTimes("America/Chicago") }).find(
    ({ name }) => name === "Payments",
  )
}

test("payments are red without a live key, with how to fix it", () => {
  for (const payments of ["off", "built-in", "stripe-test"] as const)
    expect(paymentLine(payments)).toMatchObject({
      state: "bad",
      fix: expect.stringContaining("Set the two Stripe keys"),
    })
  expect(paymentLine("off")?.text).toContain("takes no gifts by card")
  expect(paymentLine("live")).toMatchObject({ state: "good" })
  // The keys are in the hosted project, so nothing is known to be wrong.
  expect(paymentLine(null)).toMatchObject({ state: "note" })
})
