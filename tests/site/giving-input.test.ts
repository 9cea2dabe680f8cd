import type { ClientBase } from "pg"
import { afterAll, expect, test } from "vitest"
import { insertFixtures } from "#tests/policies/access/insert-fixtures.ts"
import { siteFixtures } from "#tests/policies/access/registrations.ts"
import { pageForms } from "#tests/support/page-forms.ts"
import { sessionSite } from "#tests/support/session-site.ts"

const { age, browserOf, close, signedInBrowser, site, sql } = await sessionSite()
afterAll(close)

const BAD = [
  "a\0b",
  "1e309",
  "99999999999",
  "' or 1=1 --",
  "__proto__",
  "\ud800",
  "\u202e",
  "x".repeat(20_000),
]

type Answer = [path: string, intent: string, field: string, text: string, status: number]

/** Sends every form of a page once for each of its fields and each bad text. */
async function sweep(
  browser: ReturnType<typeof browserOf>,
  path: string,
  given: Record<string, string> = {},
) {
  const answers: Answer[] = []
  for (const { values, texts } of pageForms((await browser.ask(path)).text)) {
    const sent = { ...values, ...given }
    for (const name of new Set([...Object.keys(sent), ...texts]))
      for (const text of BAD) {
        const { status } = await browser.post(path, { ...sent, [name]: text })
        answers.push([path, values.intent ?? "", name, text.slice(0, 12), status])
      }
  }
  return answers
}

const isError = ([, , , , status]: Answer) => status >= 500
const storesNul = ([, , field, text, status]: Answer) =>
  text.includes("\0") && field !== "website" && status < 400
const errorLines = () => site.lines.filter(line => line.includes('"level":"error"'))

test("bad text in any field of the form for gifts is refused or kept as it is", async () => {
  const answers = await sweep(browserOf(new Map()), "/donate", {
    ...{ frequency: "monthly", own_amount: "40", name: "Ana Reyes", email: "ana@example.org" },
    ...{ tribute_kind: "honor", tribute_name: "Ruth" },
  })
  const fields = [...new Set(answers.map(([, , field]) => field))]
  for (const field of ["tribute_email", "tribute_message", "card_on", "starts_on", "ends_on", "employer"])
    expect(fields).toContain(field)
  expect(answers.filter(isError)).toEqual([])
  expect(answers.filter(storesNul)).toEqual([])
  expect(errorLines()).toEqual([])
})

/** The pages of staff for gifts, volunteers and reversals. Another test sends them what no text column stores. */
const STAFF = [
  ...[
    "gifts",
    "enter-gift",
    "refunds",
    "campaigns",
    "supporter-pages",
    "legal-identity",
    "payment-differences",
  ],
  ...["gift-offers", "volunteers", "shifts", "volunteer-hours", "reversals", "refills", "helplines"],
].map(page => `/staff/${page}`)
const STORABLE = ["1e309", "99999999999", "' or 1=1 --", "x".repeat(20_000)]

test("bad text in all fields of a staff page of gifts, volunteers and reversals, or in its ids, is never an error", async () => {
  const db = { query: async (text: string) => ({ rows: await sql(text) }) }
  await insertFixtures(db as unknown as ClientBase, siteFixtures)
  await sql(
    `insert into public.donations (donor_name, visibility, gift_cents, frequency, is_live, payment_id, paid_at)
     values ('Petra Lind', 'full-name', 9000, 'once', false, 'pi_test_attacked', now())`,
  )
  const staff = await signedInBrowser()
  await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [staff.userId])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [staff.userId])
  age(staff.cookies)
  const answers: Answer[] = []
  for (const list of STAFF) {
    const { text } = await staff.ask(`${list}?view=all`)
    const record = new RegExp(`href="(${list}/[0-9a-f-]{36})`).exec(text)?.[1]
    for (const path of record ? [list, record] : [list])
      for (const { values, texts } of pageForms((await staff.ask(path)).text)) {
        const chosen = Object.keys(values).filter(name => !["intent", ...texts].includes(name))
        for (const text of STORABLE)
          for (const [fields, name] of [[texts, "texts"] as const, [chosen, "choices"] as const]) {
            if (fields.length === 0) continue
            const bad = Object.fromEntries(fields.map(field => [field, text]))
            const { status } = await staff.post(path, { ...values, ...bad })
            answers.push([path, values.intent ?? "", name, text.slice(0, 12), status])
          }
      }
  }
  expect(answers.filter(isError)).toEqual([])
  expect(STAFF.filter(list => !answers.some(([path]) => path.startsWith(list)))).toEqual([])
  expect(errorLines()).toEqual([])
})
