import { type MiddlewareFunction, RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { fullDisk, isFullDiskError } from "./full-disk.server.ts"
import { RequestSession, setRequestSession } from "./session/request-session.server.ts"

type Args = Parameters<MiddlewareFunction<Response>>[0]

/** Runs the middleware around a page that got this status from Supabase and responds with another one. */
async function respond(supabaseStatus: number, pageStatus: number) {
  const context = new RouterContextProvider()
  const app = {
    fetch: async () => Response.json({ code: "53100", message: "full" }, { status: supabaseStatus }),
    supabaseUrl: "http://site.example",
    publishableKey: "sb_publishable_a",
    siteUrl: "http://site.example",
    requestId: "",
    scriptNonce: "",
    report: () => {},
  }
  const session = new RequestSession(app, new Headers())
  setRequestSession(context, session)
  return fullDisk({ context } as unknown as Args, async () => {
    await session.client.from("profiles").delete().eq("display_name", "x")
    return new Response(null, { status: pageStatus })
  })
}

test("a page that failed because the disk is full responds with 507 and a plain sentence", async () => {
  await expect(respond(507, 500)).rejects.toMatchObject({
    data: "We can’t save anything right now. Please try again in a few minutes.",
    init: { status: 507 },
  })
})

test("other failures and pages that handle it are left alone", async () => {
  expect(await respond(507, 200)).toMatchObject({ status: 200 })
  expect(await respond(400, 500)).toMatchObject({ status: 500 })
})

test("supabase-js reports a full disk by code or status", () => {
  expect([{ code: "53100" }, { status: 507 }].map(isFullDiskError)).toEqual([true, true])
  expect([{ code: "23505" }, { status: 500 }, null, "x"].map(isFullDiskError)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
