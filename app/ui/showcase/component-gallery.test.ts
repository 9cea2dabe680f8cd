import { RouterContextProvider } from "react-router"
import { expect, test } from "vitest"
import { appContext } from "#app/lib/supabase/app-context.server.ts"
import { action, loader } from "../../pages/dev/ui.tsx"

test("with a hosted backend the component gallery does not exist", async () => {
  const args = argsFor(false)
  expect(() => loader(args)).toThrow(expect.objectContaining({ init: { status: 404 } }))
  await expect(action(args)).rejects.toMatchObject({ data: "Page not found: /dev/ui", init: { status: 404 } })
})

test("with the embedded backend the component gallery exists", async () => {
  expect(loader(argsFor(true))).toEqual({ siteUrl: "https://site.example" })
  await expect(action(argsFor(true))).resolves.toMatchObject({ init: { status: 400 } })
})

function argsFor(isEmbedded: boolean) {
  const context = new RouterContextProvider()
  context.set(appContext, {
    fetch,
    supabaseUrl: "https://project.example",
    publishableKey: "key",
    siteUrl: "https://site.example",
    requestId: "test",
    scriptNonce: "mark",
    isEmbedded,
    report: () => undefined,
  })
  const request = new Request("https://site.example/dev/ui", { method: "POST", body: new FormData() })
  return { context, request, params: {}, url: new URL(request.url), pattern: "/dev/ui" } as never
}
