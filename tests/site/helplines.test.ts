import { afterAll, expect, test, vi } from "vitest"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { pageForms } from "#tests/support/page-forms.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, browserOf, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

const LIST = "/staff/helplines"
const TO_CALL = `${LIST}?view=call`
const DAY_MS = 86_400_000
const RESOURCES = "/about/resources"

async function editor() {
  const browser = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [browser.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [browser.userId])
  age(browser.cookies)
  return browser
}

/** A published phone line for everyone, which was last called on a day. */
async function line(name: string, checkedOn: string | null) {
  const [row] = await sql<{ id: string }>(
    `insert into public.helplines (name, phone, number_shown, description, hours, languages, checked_on)
     values ($1, '+18005550100', '1-800-555-0100', 'For tests of calls.', 'Any hour', '{en}', $2) returning id`,
    [name, checkedOn],
  )
  return row!.id
}

/** What the button of a row sends. */
function callOf(id: string, html: string) {
  return pageForms(html).find(({ values }) => values.intent === "called" && values.id === id)?.values
}

test("an editor calls a line in the evening, and visitors read that it was checked on that day of the office", async () => {
  await sql("update public.site_settings set giving_time_zone = 'Pacific/Honolulu'")
  const name = `Line ${crypto.randomUUID()}`
  const id = await line(name, null)
  const staff = await editor()
  expect((await staff.ask("/staff")).text).toContain(name)
  const fields = callOf(id, (await staff.ask(TO_CALL)).text)
  expect(fields).toBeDefined()
  const member = await signedInBrowser()
  expect((await member.post(TO_CALL, fields!)).status).toBe(404)

  // Eight in the evening on Hawaii.
  const evening = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 6 * 3_600_000)
  vi.useFakeTimers({ toFake: ["Date"], now: evening })
  const answer = await staff.post(TO_CALL, fields!)
  vi.useRealTimers()
  expect([answer.status, answer.headers.location]).toEqual([303, TO_CALL])
  const { text } = await staff.ask(TO_CALL)
  expect(text).toContain("Thanks. The page shows that it was checked today.")
  expect(callOf(id, text)).toBeUndefined()
  expect((await staff.ask("/staff")).text).not.toContain(name)
  const shown = (await browserOf(new Map()).ask(RESOURCES)).text
  const day = formatLongDate(evening.getTime() - DAY_MS)
  expect(shown.slice(shown.indexOf(name)).split("Checked on ")[1]).toMatch(new RegExp(`^(<!-- -->)?${day}`))
})

test("a line waits for a call again after eleven months, and the call of an unknown line is refused", async () => {
  const [{ old, recent }] = (await sql(
    "select (current_date - 336)::text as old, (current_date - 300)::text as recent",
  )) as [{ old: string; recent: string }]
  const [due, called] = [
    await line(`Due ${crypto.randomUUID()}`, old),
    await line(`Called ${crypto.randomUUID()}`, recent),
  ]
  const staff = await editor()
  const { text } = await staff.ask(TO_CALL)
  expect([callOf(due, text), callOf(called, text)]).toEqual([expect.anything(), undefined])
  const fields = callOf(due, text)!
  for (const id of ["00000000-0000-4000-8000-000000000000", "x", "a\0b"])
    expect([id, (await staff.post(TO_CALL, { ...fields, id })).status]).toEqual([
      id,
      id.includes("\0") ? 400 : 404,
    ])
  const [kept] = await sql("select checked_on::text from public.helplines where id = $1", [due])
  expect(kept).toEqual({ checked_on: old })
})
