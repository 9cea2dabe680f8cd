import { expect, test } from "vitest"
import { retryOnline } from "./offline-retry.ts"
import { toasts } from "./toasts.ts"

const url = new URL("http://site.example/me/profile")

function resultOf(status: number) {
  const result = { status, statusText: "", internal: false, data: "We can’t save anything right now." }
  return { "pages/me/profile": { type: "error" as const, result } }
}

test("a form that the full disk refused stays in view, with a notice", async () => {
  const request = new Request(url, { method: "POST" })
  expect(await retryOnline(resultOf(507), { request, url })).toEqual({
    "pages/me/profile": { type: "data", result: undefined },
  })
  expect(toasts.list()).toEqual([expect.objectContaining({ title: "We can’t save anything right now" })])
})

test("other errors, and pages that the full disk refused, show their error page", async () => {
  for (const [method, status] of [
    ["POST", 500],
    ["GET", 507],
  ] as const) {
    const results = resultOf(status)
    expect(await retryOnline(results, { request: new Request(url, { method }), url })).toBe(results)
  }
})
