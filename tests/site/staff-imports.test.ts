import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { cellsOf } from "../support/csv.ts"
import { sessionSite } from "../support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

const BOUNDARY = "end-of-this-part"

/** A staff member whose session has used its second factor. */
async function staff(role: string) {
  const browser = await signedInBrowser()
  await sql("insert into user_roles (user_id, role) values ($1, $2)", [browser.userId, role])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [browser.userId])
  age(browser.cookies)
  /** Sends the upload form as a browser does without JavaScript. */
  async function upload(csv: string, list = "press-coverage", name = "stories.csv") {
    const part = (head: string, text: string) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`
    const body = [
      part('name="intent"', "upload"),
      part('name="list"', list),
      part(`name="file"; filename="${name}"\r\nContent-Type: text/csv`, csv),
      `--${BOUNDARY}--\r\n`,
    ].join("")
    const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` }
    return browser.ask("/staff/imports", { method: "POST", headers, body })
  }
  return { ...browser, upload }
}

const editor = await staff("editor")

function address() {
  return `https://news.example.org/${randomUUID()}`
}

async function stored(url: string) {
  const [row] = await sql("select title, is_published from press_coverage where url = $1", [url])
  return row
}

test("a file is checked, imported and undone with forms alone", async () => {
  const [good, bad] = [address(), address()]
  const csv = `Outlet,Headline,Link,Day of publication\nThe News,"Breath, again",${good},3/1/2026\nThe News,=cmd|' /C'!A0,${bad},soon\n`
  const uploaded = await editor.upload(csv)
  expect(uploaded.status).toBe(303)
  const path = uploaded.headers.location!
  const checked = (await editor.ask(path)).text
  expect(checked).toContain("1 new, 1 has an error.")
  expect(checked).toContain("Day of publication: Enter a date.")
  expect(await stored(good)).toBeUndefined()

  const errors = await editor.ask(`${path}/errors.csv`)
  expect(cellsOf(errors.text)).toEqual([
    ["Outlet", "Headline", "Link", "Day of publication", "What is wrong"],
    ["The News", "'=cmd|' /C'!A0", bad, "soon", "Day of publication: Enter a date."],
  ])

  await editor.post(path, { intent: "import" })
  expect(await stored(good)).toEqual({ title: "Breath, again", is_published: true })
  expect((await editor.ask(path)).text).toContain("Undoing deletes the new record.")
  await editor.post(path, { intent: "undo" })
  expect(await stored(good)).toBeUndefined()
  expect((await editor.ask(path)).text).toContain("Undone on")
})

test("columns with other headings are chosen once and remembered for the next file", async () => {
  const [first, second] = [address(), address()]
  const csv = (url: string) => `Paper,Headline,Where,When\nThe News,A story,${url},2026-03-01\n`
  const path = (await editor.upload(csv(first))).headers.location!
  expect((await editor.ask(path)).text).toContain("Choose below which column has what.")
  const columns = { "column-title": "Headline", "column-url": "Where", "column-published_on": "When" }
  const missing = await editor.post(path, { intent: "check", ...columns })
  expect([missing.status, missing.text.includes("Choose the column.")]).toEqual([400, true])
  await editor.post(path, { intent: "check", ...columns, "column-outlet": "Paper" })
  expect((await editor.ask(path)).text).toContain("1 new.")
  await editor.post(path, { intent: "import" })
  const next = (await editor.upload(csv(second))).headers.location!
  expect((await editor.ask(next)).text).toContain("1 new.")
})

test.each([
  ["", "The file is empty."],
  [`${"a,".repeat(9999)}a\nb`, "The file has 10000 columns."],
  ['Outlet\n"open', "A quotation mark is opened and never closed."],
  ["Outlet\n\0", "This is not a text file in UTF-8."],
  [`Outlet\n${"a".repeat(500_000)}`, "The file is larger than 500 KB."],
])("a bad file is refused with a sentence: %#", async (csv, sentence) => {
  const { status, text } = await editor.upload(csv)
  expect([status, text.includes(sentence)]).toEqual([400, true])
})

test("a missing file, an unknown list and text that tries to be a page are refused or shown as text", async () => {
  expect((await editor.upload("a\nb", "contact-messages")).text).toContain("Choose what the file has.")
  const unnamed = await editor.post("/staff/imports", { intent: "upload", list: "helplines", file: "x" })
  expect(unnamed.text).toContain("Choose a file.")
  const attack = "<script>attack()</script>"
  const { headers } = await editor.upload(
    `${attack},Outlet\n${attack},${attack}\n`,
    "press-coverage",
    "x.csv",
  )
  const { text } = await editor.ask(headers.location!)
  expect(text).not.toContain(attack)
  expect(text).toContain("&lt;script&gt;")
})

test("staff of another role neither open nor use imports", async () => {
  const path = (await editor.upload(`Link\n${address()}\n`)).headers.location!
  const instructor = await staff("instructor")
  for (const address of ["/staff/imports", path, `${path}/errors.csv`])
    expect((await instructor.ask(address)).status).toBe(403)
  expect((await instructor.post(path, { intent: "import" })).status).toBe(403)
  expect((await instructor.upload("Link\nx\n")).status).toBe(403)
  // Finance imports gifts, and nothing of the editors.
  const finance = await staff("finance")
  for (const address of [path, `${path}/errors.csv`]) expect((await finance.ask(address)).status).toBe(404)
  expect((await finance.post(path, { intent: "import" })).status).toBe(404)
  expect((await finance.upload("Link\nx\n")).status).toBe(404)
})

test("a list that takes files links to the import", async () => {
  expect((await editor.ask("/staff/helplines")).text).toContain('href="/staff/imports?list=helplines"')
  expect((await editor.ask("/staff/authors")).text).not.toContain("/staff/imports?list")
})

test("finance imports gifts once, formulas stay text, and the file is undone", async () => {
  const finance = await staff("finance")
  const number = randomUUID()
  const csv = [
    "Number of the gift,Date it arrived,Donor’s name,Donor’s email,How it arrived,Amount,Issue a receipt",
    `${number},3/1/2019,"O’Neill, Dana",dana@example.org,Bank Transfer,"$1,200.50",no`,
    `${number}-2,2019-03-01,=cmd|' /C'!A0,,Check,=4000,no`,
    `${number}-3,2019-03-01,Dana Lee,nobody,Barter,40,maybe`,
    `=1+1 ${number},2019-03-01,Dana Lee,,Cash,40,no`,
  ].join("\r\n")
  const upload = async () => (await finance.upload(csv, "gifts", "gifts.csv")).headers.location!
  const path = await upload()
  const { text } = await finance.ask(path)
  expect(text).toContain("2 new, 2 have errors.")
  expect(text).toContain("How it arrived: Write Check or Bank transfer or Cash or In kind.")
  expect(text).toContain("Issue a receipt: Write yes or no.")
  const errors = cellsOf((await finance.ask(`${path}/errors.csv`)).text)
  expect(errors[1]!.slice(2, 6)).toEqual(["'=cmd|' /C'!A0", "", "Check", "'=4000"])
  const entered = () =>
    sql(
      "select donor_name, gift_cents, source from donations where external_id like '%' || $1 order by gift_cents",
      [number],
    )
  expect(await entered()).toEqual([])

  await finance.post(path, { intent: "import" })
  const gifts = [
    { donor_name: "Dana Lee", gift_cents: 4000, source: "cash" },
    { donor_name: "O’Neill, Dana", gift_cents: 120_050, source: "bank" },
  ]
  expect(await entered()).toEqual(gifts)
  const again = await upload()
  expect((await finance.ask(again)).text).toContain("2 already there, 2 have errors.")
  await finance.post(again, { intent: "import" })
  expect(await entered()).toEqual(gifts)

  await finance.post(path, { intent: "undo" })
  expect(await entered()).toEqual([])
})

test("each role is offered its own lists, and chapter leads no link to an import", async () => {
  const [finance, events] = await Promise.all([staff("finance"), staff("events")])
  const offered = async (browser: typeof events) =>
    [...(await browser.ask("/staff/imports")).text.matchAll(/<option value="([a-z-]+)"/g)].map(
      ([, list]) => list,
    )
  expect(await offered(finance)).toEqual(["gifts"])
  expect(await offered(events)).toEqual(["events"])
  expect(await offered(editor)).toEqual(["helplines", "press-coverage"])
  const link = 'href="/staff/imports?list=events"'
  expect((await events.ask("/staff/events")).text).toContain(link)
  const [chapter] = await sql(
    "insert into chapters (slug, name, kind, city, state) values ($1, 'Here', 'city', 'Here', 'Ohio') returning id",
    [`here-${randomUUID().slice(0, 8)}`],
  )
  const lead = await signedInBrowser()
  await sql("insert into user_roles (user_id, role, chapter_id) values ($1, 'chapter_lead', $2)", [
    lead.userId,
    chapter!.id,
  ])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [lead.userId])
  age(lead.cookies)
  const { status, text } = await lead.ask("/staff/events")
  expect(status).toBe(200)
  expect(text).not.toContain(link)
  expect((await lead.ask("/staff/imports")).status).toBe(403)
})
