import { expect, test } from "vitest"
import { serve } from "../testing/test-server.ts"

test.each([502, 503, 504])(
  "a page that fails because Supabase responds %i is a 503 with Retry-After",
  async status => {
    const { fetch, close } = await serve(failingPage, { api: async () => new Response("", { status }) })
    const page = await fetch("/me", { headers: { cookie: "sb-auth=x" } })
    expect([page.status, page.headers["retry-after"], page.text]).toEqual([503, "5", "failed"])
    await close()
  },
)

test("a page that fails because of a query shared with another request is a 503 too", async () => {
  const { fetch, close } = await serve(async (_: Request, { report }) => {
    report(Object.assign(new Error("Database connection error"), { code: "PGRST001" }))
    return new Response("failed", { status: 500, headers: { "content-type": "text/plain" } })
  })
  const page = await fetch("/me", { headers: { cookie: "sb-auth=x" } })
  expect([page.status, page.headers["retry-after"]]).toEqual([503, "5"])
  await close()
})

test("a page that fails for another reason stays a 500", async () => {
  const { fetch, close } = await serve(failingPage, { api: async () => Response.json([]) })
  const page = await fetch("/me", { headers: { cookie: "sb-auth=x" } })
  expect([page.status, page.headers["retry-after"]]).toEqual([500, undefined])
  await close()
})

async function failingPage(_: Request, { fetch }: { fetch: typeof globalThis.fetch }) {
  await fetch("http://site.test/rest/v1/profiles")
  return new Response("failed", { status: 500, headers: { "content-type": "text/plain" } })
}
