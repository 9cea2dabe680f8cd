import { afterAll, expect, onTestFinished, test, vi } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { admin, backend, browserOf, close, site, sql } = await sessionSite()
backend.onChange(site.drop)
afterAll(close)

const CLASSES = { green: "bg-green-400", mint: "bg-green-100", air: "bg-air-200", sky: "bg-air-300" }
/** Pages that take only title and description from their row. */
const OWN_TEXT = ["/about/chapters", "/events", "/news/blog", "/survey-completed"]
const { ask } = browserOf(new Map())
const { data: pages } = await admin.from("pages").select("path, lead, background").throwOnError()

test("every content page shows the text and the background of its row", async () => {
  for (const { path, lead, background } of pages) {
    const { status, body } = await ask(path)
    expect(status, path).toBe(200)
    const [start = ""] = lead.replaceAll("{site}", "Open Airway").split("’")
    if (!OWN_TEXT.includes(path)) expect(body.toString(), path).toContain(start)
    const color = background && CLASSES[background as keyof typeof CLASSES]
    if (color) expect(body.toString(), path).toMatch(new RegExp(`class="[^"]*\\b${color}[" ]`))
  }
})

test("a path in different case shows the same page", async () => {
  expect((await ask("/About/Awards")).body.toString()).toContain("We don’t collect trophies.")
})

test("security.txt names a contact and expires within a year", async () => {
  const { status, body, headers } = await ask("/.well-known/security.txt")
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"])
  const text = body.toString()
  expect(text).toMatch(/^Contact: mailto:security@\S+$/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!)
  expect(expires).toBeGreaterThan(Date.now() + 150 * 86_400_000)
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

test("the calendar of events opens at the month of the office", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-12-01T07:30:00Z") })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const month = async () => {
    const { body } = await ask("/events?view=month")
    return / id="month">(\w+) 2030/.exec(body.toString().replaceAll("<!-- -->", ""))?.[1]
  }
  await sql("update public.site_settings set giving_time_zone = 'America/New_York'")
  await expect.poll(month).toBe("December")
  await sql("update public.site_settings set giving_time_zone = 'Pacific/Honolulu'")
  await expect.poll(month).toBe("November")
})
