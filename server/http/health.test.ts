import { expect, test } from "vitest"
import { serve } from "../testing/test-server.ts"
import { createHealth } from "./health.ts"

async function ready(health: ReturnType<typeof createHealth>) {
  const response = await health.respond("/readyz")!
  return [response.status, JSON.parse(response.body)]
}

test("the site is ready when its database is, and reports nothing else", async () => {
  expect(await ready(createHealth(async () => true))).toEqual([200, { status: "ok" }])
  expect(await ready(createHealth(async () => false))).toEqual([503, { status: "degraded" }])
  const failing = createHealth(() => Promise.reject(new Error("password authentication failed")))
  expect(await ready(failing)).toEqual([503, { status: "degraded" }])
})

test("a database that does not respond is not ready", async () => {
  expect(await ready(createHealth(() => new Promise(() => undefined)))).toEqual([503, { status: "degraded" }])
})

test("a site that only saves nothing is ready, and says why", async () => {
  const readOnly = { status: "read-only", reason: "The disk is full" }
  const isReadOnly = () => true
  expect(await ready(createHealth(async () => true, isReadOnly))).toEqual([200, readOnly])
  expect(await ready(createHealth(async () => false, isReadOnly))).toEqual([503, { status: "degraded" }])
})

test("a stopping site is alive but not ready", async () => {
  const health = createHealth(async () => true)
  health.stop()
  expect((await ready(health))[0]).toBe(503)
  expect((await health.respond("/healthz")!).status).toBe(200)
})

test("concurrent checks cost one query", async () => {
  let questions = 0
  const health = createHealth(async () => ++questions > 0)
  await Promise.all(Array.from({ length: 100 }, () => health.respond("/readyz")))
  expect(questions).toBe(1)
})

test("both endpoints return JSON that is not cached", async () => {
  const site = await serve(() => new Response("page"))
  for (const path of ["/healthz", "/readyz"]) {
    const { headers, status, text } = await site.fetch(path)
    expect([status, text]).toEqual([200, '{"status":"ok"}'])
    expect(headers["content-type"]).toContain("application/json")
    expect(headers["cache-control"]).toContain("no-store")
  }
  await site.close()
})
