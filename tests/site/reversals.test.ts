import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { REPORT_TABLES, tablesWrittenSince, transactionNow } from "../policies/reversals/written-tables.ts"
import { ATTACKS } from "../support/attack-corpus.ts"
import { pageForms } from "../support/page-forms.ts"
import { sessionSite } from "../support/session-site.ts"
import { storedRows } from "../support/stored-rows.ts"

const { age, backend, browserOf, close, requests, signedInBrowser, site, sql } = await sessionSite()
backend.onChange(site.drop)
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }))
afterAll(async () => {
  vi.useRealTimers()
  await close()
})

const PATH = "/submit-reversal"
const REFILL = "/submit-reversal/refill"
const ADDRESS = {
  ...{
    full_name: "Robin Quill",
    street: "77 Larkspur Row",
    city: "Conway",
    state: "Arkansas",
    zip: "72034",
    kits: "2",
  },
}

type Browser = ReturnType<typeof browserOf>

/** The hidden fields of a form, as old as a person needs to fill it in. */
async function marksOf(browser: Browser, path: string) {
  const { text } = await browser.ask(path)
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)![1]!
  const when = /value="(week:[0-9-]+)"/.exec(text)?.[1]
  vi.setSystemTime(Date.now() + 2000)
  return { key: field("key"), opened: field("opened"), ...(when && { when }) }
}

const ANSWERS = { intent: "report", state: "Arkansas", county: "Faulkner", doses: "2", outcome: "survived" }

const rows = () => sql<Record<string, unknown>>("select * from public.reversal_reports")

test("four answers are a report, and bad input loses nothing that was typed", async () => {
  const browser = browserOf(new Map())
  const marks = await marksOf(browser, PATH)
  const story = "We counted out loud. Then he breathed."
  const bad = await browser.post(PATH, { ...marks, ...ANSWERS, doses: "21", county: "Nowhere", story })
  expect(bad.status).toBe(422)
  for (const kept of [story, "Nowhere", '<option value="Arkansas" selected'])
    expect([kept, bad.text.includes(kept)]).toEqual([kept, true])
  expect(/<input[^>]*value="survived"[^>]*>/.exec(bad.text)?.[0]).toContain("checked")
  const county = await browser.post(PATH, { ...marks, ...ANSWERS, county: "Nowhere" })
  expect([county.status, county.text.includes("We don’t know a county")]).toEqual([422, true])
  expect(await rows()).toEqual([])

  const sent = await browser.post(PATH, { ...marks, ...ANSWERS })
  expect(sent.text).not.toContain("No answer yet")
  expect([sent.status, sent.text.includes("Someone is breathing because you were there")]).toEqual([
    200,
    true,
  ])
  expect(sent.text).toContain("Criminal Justice Institute")
  // Back, and sent again: the same report.
  expect((await browser.post(PATH, { ...marks, ...ANSWERS })).status).toBe(200)
  expect(await rows()).toHaveLength(1)
})

test("after a death the page thanks quietly and keeps only the required answers", async () => {
  const browser = browserOf(new Map())
  const answers = { ...ANSWERS, doses: "3", outcome: "died", state: "", is_unsaid: "on", setting: "home" }
  const sent = await browser.post(PATH, { ...(await marksOf(browser, PATH)), ...answers })
  expect(sent.text).toContain("We won’t ask you anything else.")
  expect(sent.text).not.toContain("Someone is breathing")
  const [row] = await sql("select state, county, setting from public.reversal_reports where outcome = 'died'")
  expect(row).toEqual({ state: null, county: null, setting: null })
})

test("a report is followed by the phone line of its state, and by the report that the state requires", async () => {
  const browser = browserOf(new Map())
  const page = async () => (await browser.ask(PATH)).text
  await sql(`update public.state_laws set duty_text = 'Ohio also asks for a report of its own.',
    duty_label = 'How Ohio asks', duty_url = 'https://ohio.example/report' where state = 'Ohio'`)
  await expect.poll(page).toContain("https://ohio.example/report")
  const sent = async (state: string) => {
    const marks = await marksOf(browser, PATH)
    const { text } = await browser.post(PATH, { ...marks, ...ANSWERS, state, county: "" })
    // Every page has the national lines.
    expect(text).toContain('href="tel:988"')
    return /<section id="report".*?<\/section>/s.exec(text)![0]
  }
  const newYork = await sent("New York")
  expect(newYork).toMatch(/href="tel:\+18778467369".*1-877-846-7369.*New York State HOPEline/s)
  expect(newYork).not.toContain("ohio.example")
  const ohio = await sent("Ohio")
  expect(ohio).not.toMatch(/HOPEline|877-846|Criminal Justice Institute/)
  expect(ohio).toMatch(/Ohio also asks for a report of its own\..*<a href="https:\/\/ohio\.example\/report"/s)
  await sql("update public.state_laws set is_published = false where state = 'Ohio'")
  await expect.poll(page).not.toContain("ohio.example")
})

test("a form that is sent too fast comes back, and one that only a program fills in is dropped", async () => {
  const browser = browserOf(new Map())
  const { length } = await rows()
  const { text } = await browser.ask(PATH)
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(text)![1]!
  const marks = { key: field("key"), opened: field("opened"), when: "earlier" }
  const fast = await browser.post(PATH, { ...marks, ...ANSWERS })
  expect([fast.status, fast.text.includes("That was very quick")]).toEqual([422, true])
  expect((await browser.post(PATH, { ...marks, ...ANSWERS, opened: "AAAA" })).status).toBe(422)
  const program = await browser.post(PATH, { ...marks, ...ANSWERS, website: "https://spam.example" })
  expect(program.status).toBe(200)
  expect(await rows()).toHaveLength(length)
})

test("a report and a refill of a signed-in member leave nothing that leads to them or joins the two", async () => {
  const member = await signedInBrowser()
  const agent = "Canary/7.3 (Larkspur)"
  const post = (path: string, fields: Record<string, string>) =>
    member.ask(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": agent },
      body: new URLSearchParams(fields).toString(),
    })
  const touched = `select (select json_agg(s order by s.id) from auth.sessions s)::text
    || (select json_agg(r order by r.id) from auth.refresh_tokens r)::text as all`
  const before = await sql(touched)
  const outbox = await sql("select count(*) from private.email_outbox")
  const start = await transactionNow(sql)
  const [reportMarks, refillMarks] = [await marksOf(member, PATH), await marksOf(member, REFILL)]
  requests.length = 0
  site.lines.length = 0

  const report = await post(PATH, {
    ...reportMarks,
    ...ANSWERS,
    story: "My neighbor Robin Quill, 501-555-0188, saw it.",
  })
  const refill = await post(REFILL, { intent: "refill", ...refillMarks, ...ADDRESS })
  expect([report.status, refill.status]).toEqual([200, 200])
  for (const { headers } of [report, refill]) {
    expect(headers["cache-control"]).toBe("private, no-store")
    expect(headers["referrer-policy"]).toBe("no-referrer")
    expect(headers["set-cookie"]).toBeUndefined()
    expect(JSON.stringify(headers)).not.toMatch(/report-to|reporting-endpoints/i)
  }

  // The session is not looked at, and no email is queued. The phone lines of all states are read together.
  expect(requests.filter(line => line.includes("helplines") && /state=|Arkansas/.test(line))).toEqual([])
  expect(requests.filter(line => !/site_settings|pages|helplines/.test(line))).toEqual([
    "POST /rest/v1/rpc/submit_reversal",
    "POST /rest/v1/rpc/request_refill",
  ])
  expect(await sql(touched)).toEqual(before)
  expect(await sql("select count(*) from private.email_outbox")).toEqual(outbox)
  // Nor does another row say when the member was here: no last visit, no counter, no file.
  expect(await tablesWrittenSince(sql, start)).toEqual(REPORT_TABLES)

  site.flush()
  const dump = await storedRows(sql)
  const all = [...dump, ...site.lines].join("\n")
  for (const trace of ["Robin", "Quill", "Larkspur", "72034", "555-0188", agent, "127.0.0."])
    expect([trace, all.includes(trace)]).toEqual([trace, false])

  const stored = (name: string) => dump.filter(line => line.startsWith(`${name} `)).join("\n")
  const [reports, refills] = [stored("public.reversal_reports"), stored("public.refill_requests")]
  const marks = (text: string) => new Set(text.match(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+/g))
  expect([...marks(reports)].filter(mark => marks(refills).has(mark))).toEqual([])
  for (const text of [reports, refills]) {
    expect(text).not.toMatch(/\d\d:\d\d:\d\d/)
    expect(text).not.toContain(member.userId)
  }
  // No sequence counts them, and a row's id appears nowhere else.
  for (const mark of [...marks(reports), ...marks(refills)])
    expect([mark, dump.filter(line => line.includes(mark)).length]).toEqual([mark, 1])
  const mixed = await sql("select distinct xmin::text from public.reversal_reports")
  expect(mixed).toHaveLength(1)
})

test("the log has neither time nor address for the pages, their data and their scripts", async () => {
  const browser = browserOf(new Map())
  const { text } = await browser.ask(PATH)
  const scripts = [...new Set(text.match(/\/assets\/[\w.-]+\.js/g))]
  const shared = scripts.filter(path => !path.includes("reversal"))
  expect([scripts.length > shared.length, shared.length > 0]).toEqual([true, true])
  site.flush()
  site.lines.length = 0
  for (const path of [PATH, `${PATH}.data`, REFILL, ...scripts]) await browser.ask(path)
  site.flush()
  expect(site.lines).toHaveLength(3 + scripts.length)
  expect(site.lines.filter(line => /"(time|address|id|path)"/.test(line))).toEqual([])
  expect(site.lines.filter(line => line.includes('"route":"/assets"'))).toHaveLength(shared.length)
})

/** Texts of the bad-input catalogue that no answer of a fixed list is. */
const ODD = [
  ...["a\0b", " ", "\u200b\ufeff", "x".repeat(20_000), "1e309", "-1", "21", "__proto__", "' or 1=1 --"],
  ...["week:2200-01-01", "month:1900-01-01"],
]
/** Fields that take many texts. Calls of the database are limited by network, so these come last and get a few each. */
const FREE = ["state", "county", "story", "full_name", "street", "city", "intent", "website"]

// The last test: it uses up what one network may send in a day.
test("bad input in any field of a report or a refill is named, and is never an error of the server", async () => {
  const browser = browserOf(new Map())
  const forms = [
    { path: PATH, given: { ...ANSWERS, when: "earlier", month: "", is_trained: "", setting: "home" } },
    { path: REFILL, given: { intent: "refill", ...ADDRESS } },
  ]
  const answers: [string, string, string, number][] = []
  for (const { path, given } of forms) {
    const marks = await marksOf(browser, path)
    expect((await browser.post(path, { ...marks, ...given })).status).toBe(200)
    const [form] = pageForms((await browser.ask(path)).text)
    const fields = [...new Set([...Object.keys({ ...form!.values, ...given }), ...form!.texts])]
    for (const name of fields.sort((a, b) => FREE.indexOf(a) - FREE.indexOf(b)))
      for (const text of FREE.includes(name) ? ODD.slice(0, 4) : ODD) {
        const { status, text: page } = await browser.post(path, {
          ...{ ...marks, ...given, key: crypto.randomUUID(), [name]: text },
        })
        answers.push([path, name, text.slice(0, 20), status])
        expect(page).not.toContain("at Object.")
      }
  }
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.filter(([, , , status]) => ![200, 400, 422, 429].includes(status))).toEqual([])
  expect(answers.filter(([, , text, status]) => text.includes("\0") && ![400, 422].includes(status))).toEqual(
    [],
  )
  const fixed = ["when", "month", "doses", "outcome", "setting", "is_trained", "kits", "zip", "key", "opened"]
  expect(answers.filter(([, name, , status]) => fixed.includes(name) && status < 400)).toEqual([])
  expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
})

test("a story of attacks is shown to staff as text", async () => {
  for (const story of [ATTACKS.slice(0, 27), ATTACKS.slice(27)].map(part => part.join(" ").slice(0, 2000)))
    await sql(
      "insert into public.reversal_reports (grain, doses, outcome, story) values ('earlier', '2', 'survived', $1)",
      [story],
    )
  const staff = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'outreach')", [staff.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [staff.userId])
  age(staff.cookies)
  for (const { id } of await sql<{ id: string }>(
    "select id from public.reversal_reports where story ~ 'attack'",
  )) {
    const { status, text } = await staff.ask(`/staff/reversals/${id}`)
    expect([status, text.includes("attack()")]).toEqual([200, true])
    expect(text).not.toMatch(/<script>\s*attack|<[a-z]+\b[^>"]*\son\w+=["']?attack/i)
  }
})
