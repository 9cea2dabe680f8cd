import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { RequestSession, setRequestSession } from "#app/lib/auth/session/request-session.server.ts"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { loader } from "#app/pages/home.tsx"

const STEPS = { kind: "urgent", items: [{ title: "Check", lines: ["Shout."] }] }
const PAGE = { path: "/emergency", title: "Emergency", description: "", lead: "", background: null }

function answer(url: string) {
  if (url.includes("/site_settings")) return { name: "Open Airway" }
  if (url.includes("/pages?")) return { ...PAGE, sections: [STEPS] }
  return url.includes("/rpc/next_") ? null : []
}

async function visit() {
  const context = new RouterContextProvider()
  const app = {
    fetch: async (input: unknown) =>
      Response.json(answer(input instanceof Request ? input.url : String(input))),
    ...{ supabaseUrl: "http://supabase.test", publishableKey: "sb_publishable_test" },
    ...{ siteUrl: "http://site.test", requestId: "request", scriptNonce: "nonce" },
    report(error: unknown) {
      throw error
    },
  }
  context.set(appContext, app)
  setRequestSession(context, new RequestSession(app, new Headers()))
  return loader({ context } as unknown as Parameters<typeof loader>[0])
}

test("visits share what is made of cached data, so that its markup is cached too", async () => {
  const [first, second] = [await visit(), await visit()]
  expect(first.steps).toEqual([{ title: "Check", lines: ["Shout."] }])
  for (const name of ["steps", "courses", "posts", "events"] as const) expect(second[name]).toBe(first[name])
})
