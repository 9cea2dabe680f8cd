import { afterAll, expect, test } from "vitest"
import { pageForms } from "../support/page-forms.ts"
import { sessionSite } from "../support/session-site.ts"

const { browserOf, close, emailTo, signedInBrowser, site, sql } = await sessionSite()
afterAll(close)

const DONOR = "/get-involved/donor"
const VOLUNTEER = "/get-involved/volunteer"
const MINE = "/me/volunteering"
const UNKNOWN_ID = "00000000-0000-4000-8000-000000000000"

/** Texts that no name may contain. */
const NO_NAMES = [
  " ",
  "a",
  "\u200b\ufeff",
  "x".repeat(101),
  "a\0b",
  "Ana\r\nBcc: c@d.test",
  "\u202eanA",
  "see www.a.test",
]
const NO_EMAILS = [
  "",
  "ruth",
  "ruth@ellery",
  "a@b.test, c@d.test",
  '"a b"@c.test',
  "a@b.test\r\nBcc: c@d.test",
  "a\0@b.test",
]

type Odd = [field: string, value: string]

/** The sentence beside a field of a rejected form. */
function sentenceBeside(field: string, html: string) {
  return new RegExp(`id="[^"]*-${field}-error"[^>]*>.*?<span>([^<]+)</span>`, "s").exec(html)?.[1]
}

function offer() {
  const email = `${crypto.randomUUID()}@example.org`
  const details = "Forty boxes of gloves, every spring."
  return { intent: "offer", kind: "in-kind", name: "Ana Reyes", email, place: "Mena, Arkansas", details }
}

const APPLICATION = {
  ...{ intent: "apply", name: "Robin Vale", city: "Mena", state: "Arkansas", interests: "pack" },
  ...{ availability: "mon-morning", about: "I drive a van.", agree: "on" },
}

test("an offer without JavaScript: form, email, status page, withdrawal", async () => {
  const browser = browserOf(new Map())
  expect((await browser.ask(DONOR)).text).toContain(`action="${DONOR}#offer"`)
  const details = `<script>attack()</script> "><img onerror>\n=cmd|'x' \${7*7} 👩‍👩‍👧‍👦`
  const fields = { ...offer(), details }
  const sent = await browser.post(DONOR, fields)
  expect([sent.status, sent.headers.location]).toEqual([303, `${DONOR}#offer`])
  expect((await browser.ask(DONOR)).text).toContain("sent you an email with a link")
  const { path } = await emailTo(fields.email)
  const { text } = await browserOf(new Map()).ask(path)
  expect(text).toContain("&lt;script&gt;attack()&lt;/script&gt;")
  expect(text).toContain("👩‍👩‍👧‍👦")
  expect(text).not.toContain("<script>attack()")
  expect((await browser.post(path)).status).toBe(303)
  expect((await browser.ask(path)).text).toContain("You withdrew this offer.")
  expect((await browser.ask(`${DONOR}/offers/${UNKNOWN_ID}`)).status).toBe(404)
})

test("an odd offer is rejected with a sentence beside the field, and the rest stays typed", async () => {
  const ODD: Odd[] = [
    ...["", ...NO_NAMES].map((name): Odd => ["name", name]),
    ...NO_NAMES.slice(2).map((place): Odd => ["place", place]),
    ...NO_EMAILS.map((email): Odd => ["email", email]),
    ...["", " ".repeat(40), "Gloves", "x".repeat(2001), `Forty boxes\0 of gloves, please.`].map(
      (text): Odd => ["details", text],
    ),
    ...["", "null", "__proto__", "cash"].map((kind): Odd => ["kind", kind]),
  ]
  const answers: [...Odd, number, string | undefined][] = []
  for (const [field, value] of ODD) {
    const { status, text } = await browserOf(new Map()).post(DONOR, { ...offer(), [field]: value })
    answers.push([field, value.slice(0, 30), status, sentenceBeside(field, text)])
    if (status === 400) expect(text).toContain(field === "place" ? "Ana Reyes" : 'value="Mena, Arkansas"')
  }
  expect(answers.filter(([, , status, sentence]) => status !== 400 || !sentence)).toEqual([])
  const company = await browserOf(new Map()).post(DONOR, { ...offer(), kind: "company" })
  expect(sentenceBeside("organization", company.text)).toBe("Enter the name of the company.")
  expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
})

test("a member applies to volunteer without JavaScript; odd input is rejected beside its field", async () => {
  const visitor = await browserOf(new Map()).post(VOLUNTEER, { intent: "sign-in" })
  expect([visitor.status, visitor.headers.location]).toEqual([302, "/login"])
  const browser = await signedInBrowser()
  const ODD: Odd[] = [
    ...["", ...NO_NAMES].map((name): Odd => ["name", name]),
    ...["", "x".repeat(61), ...NO_NAMES].map((city): Odd => ["city", city]),
    ...["letters", "123", "1".repeat(31), "١٢٣٤٥٦٧", "555 0100\0"].map((phone): Odd => ["phone", phone]),
    ...["", "arkansas", "AR", "__proto__"].map((state): Odd => ["state", state]),
    ...["a", "x".repeat(1501), "I drive\0 a van."].map((about): Odd => ["about", about]),
    ...["", "cook", "1e309"].map((job): Odd => ["interests", job]),
    ["availability", "every-day"],
    ["agree", "no"],
  ]
  const answers: [...Odd, number, string | undefined][] = []
  for (const [field, value] of ODD) {
    const { status, text } = await browser.post(VOLUNTEER, { ...APPLICATION, [field]: value })
    answers.push([field, value.slice(0, 30), status, sentenceBeside(field, text)])
    if (status === 400) expect(text).toContain(field === "about" ? 'value="Mena"' : "I drive a van.")
  }
  expect(answers.filter(([, , status, sentence]) => status !== 400 || !sentence)).toEqual([])
  const sent = await browser.post(VOLUNTEER, APPLICATION)
  expect([sent.status, sent.headers.location]).toEqual([303, MINE])
  expect((await browser.ask(MINE)).text).toContain("We got your application.")
  expect((await browser.post(VOLUNTEER, APPLICATION)).status).toBe(409)
  expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
})

test("a volunteer takes a shift without JavaScript, and its calendar file is a calendar", async () => {
  const title = `Pack; drive, \\ and ${"wave ".repeat(8)}🚐`
  const [shift] = await sql<{ id: string }>(
    `insert into public.shifts (title, place, starts_at, ends_at, time_zone, capacity)
     values ($1, 'Office, 3rd floor', '2036-11-02T06:30Z', '2036-11-02T08:30Z', 'America/Chicago', 1) returning id`,
    [title],
  )
  const browser = await signedInBrowser()
  const says = async (fields: Record<string, string>) => {
    const { status, headers } = await browser.post(MINE, fields)
    expect([status, headers.location]).toEqual([303, MINE])
    return (await browser.ask(MINE)).text
  }
  for (const odd of ["", "x", "' or 1=1 --", UNKNOWN_ID])
    expect(await says({ intent: "take", shift: odd })).toContain("That shift no longer exists.")
  const take = { intent: "take", shift: shift!.id }
  expect(await says(take)).toContain("You can’t take this shift yet.")
  await sql(
    `with volunteer as (
       insert into public.volunteer_applications (user_id, name, city, state, interests, stage)
       values ($1, 'Robin Vale', 'Mena', 'Arkansas', '{pack}', 'active') returning user_id)
     insert into public.waiver_signatures (user_id, version, signed_by, signed_name)
     select user_id, 1, user_id, 'Robin Vale' from volunteer`,
    [browser.userId],
  )
  expect(await says(take)).toContain("The place is yours.")
  expect(await says(take)).toContain("You’re already on this shift.")

  const path = `${VOLUNTEER}/shifts/${shift!.id}.ics`
  expect((await browser.ask(MINE)).text).toContain(`href="${path}"`)
  const file = await browserOf(new Map()).ask(path)
  expect([file.status, file.headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"])
  const lines = file.text.split("\r\n")
  expect(lines[0]).toBe("BEGIN:VCALENDAR")
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""])
  expect(lines.filter(line => line.includes("\n") || Buffer.byteLength(line) > 75)).toEqual([])
  const unfolded = file.text.replaceAll("\r\n ", "")
  expect(unfolded).toContain(`SUMMARY:${title.replace(/[\\;,]/g, "\\$&")}\r\n`)
  expect(unfolded).toContain("STATUS:CONFIRMED")
  await sql("update public.shifts set canceled_at = now(), cancel_reason = 'Snow day' where id = $1", [
    shift!.id,
  ])
  expect((await browser.ask(path)).text).toContain("STATUS:CANCELLED")
  expect((await browser.ask(path.replace(shift!.id, UNKNOWN_ID))).status).toBe(404)
})

test("bad input in any field of the forms of volunteers and donors is never an error of the server", async () => {
  const browser = await signedInBrowser()
  await sql(
    `insert into public.volunteer_applications (user_id, name, city, state, interests, stage)
     values ($1, 'Robin Vale', 'Mena', 'Arkansas', '{pack}', 'active')`,
    [browser.userId],
  )
  const bad = ["a\0b", "1e309", "' or 1=1 --", "__proto__", "x".repeat(20_000)]
  const failed: [string, string, string, number][] = []
  const tried: string[] = []
  for (const path of [DONOR, MINE, `${MINE}/hours`, `${MINE}/waiver`]) {
    const forms = pageForms((await browser.ask(path)).text)
    for (const { values, texts } of forms) {
      for (const name of new Set([...Object.keys(values), ...texts]))
        for (const text of bad) {
          const { status } = await browser.post(path, { ...values, [name]: text })
          const isRefused = status >= 400 || name === "website"
          if (status >= 500 || (text.includes("\0") && texts.includes(name) && !isRefused))
            failed.push([path, name, text.slice(0, 20), status])
        }
      tried.push(...texts.filter(name => name !== "website"))
    }
  }
  expect(failed).toEqual([])
  const fields = ["name", "organization", "place", "details", "day", "hours", "task", "signed_name"]
  expect(fields.filter(name => !tried.includes(name))).toEqual([])
  expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])
})
