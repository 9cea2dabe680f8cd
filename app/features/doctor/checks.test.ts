import { expect, test } from "vitest"
import { officeTimes } from "#app/lib/staff/office-time.ts"
import { healthChecks } from "./checks.ts"

type Server = NonNullable<Parameters<typeof healthChecks>[1]>

const DATABASE = {
  ...{ server_version: "17.2", database_bytes: 1e9, tables_without_rls: [], demoAccounts: 0 },
  ...{ failed_jobs: 0, failing_tasks: [], overdue_tasks: [], late_emails: 0, failed_emails: 0 },
  ...{ chain_checked_at: new Date().toISOString(), chain_broken_at: null },
} as unknown as Parameters<typeof healthChecks>[0]

const NOW = Date.parse("2026-11-19T16:00:00Z")

function line(name: string, health: Partial<Server>) {
  const server: Server = {
    ...{ isReady: true, hasMailServer: true, payments: "live", data: null, node: "v24", version: "1" },
    ...{ migrations: 1, isPublic: true, isPractice: false, practiceSite: null, backend: null },
    ...health,
  }
  const reader = { now: NOW, times: officeTimes("America/Chicago") }
  return healthChecks(DATABASE, server, reader).find(check => check.name === name)
}

const paymentLine = (payments: Server["payments"]) => line("Payments", { payments })

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

test("a practice site that does not run says why and when it starts again", () => {
  const practice = (isUp: boolean, failure: NonNullable<Server["practiceSite"]>["failure"]) =>
    line("Practice site", { practiceSite: { url: "https://practice.example.org", isUp, failure } })
  const failure = { reason: "Port 3001 is in use.", count: 3, retryAt: "2026-11-19T16:04:00Z" }
  expect(practice(false, failure)).toMatchObject({
    state: "bad",
    text: "It has ended 3 times in a row. The reason was: Port 3001 is in use. It starts again on Nov 19, 2026, 10:04 AM CST.",
  })
  expect(practice(false, { ...failure, count: 1, retryAt: "2026-11-19T15:59:00Z" })?.text).toBe(
    "It has ended. The reason was: Port 3001 is in use. It is starting again.",
  )
  expect(practice(false, null)).toMatchObject({
    state: "bad",
    text: expect.stringContaining("doesn’t answer"),
  })
  expect(practice(true, failure)).toMatchObject({ state: "good" })
})
