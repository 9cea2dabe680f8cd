import { expect, test } from "vitest"
import { serve } from "../testing/test-server.ts"

const REPORT = {
  type: "csp-violation",
  body: {
    documentURL: "https://site.test/events?token=canary",
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.test/x.js?canary",
    sample: "canary",
  },
}

test("a report becomes one log line with page and directive", async () => {
  const site = await serve(() => new Response("page"))
  const headers = {
    "content-type": "application/reports+json",
    "sec-fetch-site": "cross-site",
    origin: "null",
  }
  const response = await site.fetch("/csp-report", {
    method: "POST",
    headers,
    body: JSON.stringify([REPORT]),
  })
  await site.close()
  expect(response.status).toBe(204)
  const record = JSON.parse(site.lines.find(line => line.includes("policy"))!)
  expect(record).toMatchObject({
    page: "/events",
    directive: "script-src-elem",
    blocked: "https://evil.test",
  })
  expect(site.lines.join()).not.toContain("canary")
})

test("many or invalid reports do not flood the log", async () => {
  const site = await serve(() => new Response("page"))
  const post = (body: string) => site.fetch("/csp-report", { method: "POST", body })
  for (let n = 0; n < 10; n++) await post(JSON.stringify(Array(10).fill(REPORT)))
  for (const nonsense of ["", "null", "[1,null]", "{", '{"body":3}', '{"csp-report":{"document-uri":{}}}']) {
    expect([nonsense, (await post(nonsense)).status]).toEqual([nonsense, 204])
  }
  expect((await post("x".repeat(20_000))).status).toBe(413)
  await site.close()
  expect(site.lines.filter(line => line.includes("policy")).length).toBe(20)
})
