import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { admin, browserOf, close } = await sessionSite()
afterAll(close)

const CLASSES = { green: "bg-green-400", mint: "bg-green-100", air: "bg-air-200", sky: "bg-air-300" }
const { ask } = browserOf(new Map())
const { data: pages } = await admin.from("pages").select("path, lead, background").throwOnError()

test("every content page shows its row, on the background of its row", async () => {
  for (const { path, lead, background } of pages) {
    const { status, body } = await ask(path)
    expect(status, path).toBe(200)
    const [start = ""] = lead.replaceAll("{site}", "Open Airway").split("’")
    if (path !== "/survey-completed") expect(body.toString(), path).toContain(start)
    const color = background && CLASSES[background as keyof typeof CLASSES]
    if (color) expect(body.toString(), path).toMatch(new RegExp(`class="[^"]*\\b${color}[" ]`))
  }
})

test("a path in other capitals shows the same page", async () => {
  expect((await ask("/About/Awards")).body.toString()).toContain("We don’t collect trophies.")
})
