import { deflateSync, gzipSync } from "node:zlib"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { SITE_URL } from "../support/backend.ts"
import { pageForms } from "../support/page-forms.ts"
import { sessionSite } from "../support/session-site.ts"

const { browserOf, close, signedInBrowser, site, sql } = await sessionSite()
const visitor = browserOf(new Map())
const member = await signedInBrowser()
const volunteer = await signedInBrowser()
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }))
afterAll(async () => {
  vi.useRealTimers()
  await close()
})

type Fields = Record<string, string>

const ADDRESS = {
  full_name: "Robin Quill",
  street: "77 Larkspur Row",
  city: "Conway",
  state: "Ohio",
  zip: "43004",
}
const APPLICATION = { name: "Robin Vale", city: "Mena", state: "Ohio", agree: "on" }
const [EMAIL, TEXT] = ["robin@example.org", "Forty boxes of gloves, every spring. ".repeat(4)]

/** The public forms: where each is, the table it writes, and answers that it accepts. */
const FORMS: [path: string, table: string, good: Fields][] = [
  [
    "/submit-reversal",
    "reversal_reports",
    { when: "earlier", state: "Ohio", doses: "2", outcome: "survived" },
  ],
  ["/submit-reversal/refill", "refill_requests", { ...ADDRESS, kits: "1" }],
  ["/get-involved/donor", "gift_offers", { kind: "in-kind", name: "Ana Reyes", email: EMAIL, details: TEXT }],
  ["/get-involved/volunteer", "volunteer_applications", { ...APPLICATION, about: TEXT, interests: "pack" }],
  ["/donate", "donations", { frequency: "once", own_amount: "30", name: "Ana Reyes", email: EMAIL }],
  ["/about/contact", "contact_messages", { topic: "general", name: "Ana Reyes", email: EMAIL, body: TEXT }],
  [
    "/about/chapters/apply",
    "chapter_applications",
    { ...APPLICATION, ...{ email: EMAIL, role: "Nurse", kind: "city", expected_members: "5", why: TEXT } },
  ],
  ["/newsletter", "newsletter_subscribers", { email: EMAIL, topics: "events", state: "Ohio" }],
]

const [rows] = await sql<{ shift: string; campaign: string }>(
  `with volunteer as (
     insert into public.volunteer_applications (user_id, name, city, state, interests, stage)
     values ($1, 'Robin Vale', 'Mena', 'Ohio', '{pack}', 'active')),
   shift as (
     insert into public.shifts (title, place, starts_at, ends_at, time_zone, capacity, needs_waiver)
     values ('Greet', 'Library', now() + interval '2 days', now() + interval '50 hours', 'America/Chicago', 5, false)
     returning id),
   campaign as (
     insert into public.campaigns (slug, title, text, goal_cents)
     values ('bus', 'Kits', 'Kits for the night bus.', 100000) returning id)
   select shift.id as shift, campaign.id as campaign from shift, campaign`,
  [volunteer.userId],
)
const SIGNATURE = { person: volunteer.userId, seen_version: "1", signed_name: "Robin Vale", agree: "on" }
const SUPPORTER = { title: "Ten kits", name: "Robin Vale", story: TEXT, goal_cents: "300", slug: "ten-kits" }

/** The forms of members. */
const MEMBER_FORMS: typeof FORMS = [
  ["/me/volunteering", "shift_signups", { intent: "take", shift: rows!.shift }],
  [
    "/me/volunteering/hours",
    "volunteer_hours",
    { day: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10), hours: "2.5", task: "Packed kits" },
  ],
  ["/me/volunteering/waiver", "waiver_signatures", SIGNATURE],
  ["/me/gifts", "supporter_pages", { ...SUPPORTER, campaign: rows!.campaign }],
]

/** Sent twice, these are two answers. */
const LISTS = ["interests", "topics"]
const URLENCODED = "application/x-www-form-urlencoded"
const BOUNDARY = "----a7f3"
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
const MB = 1024 * 1024
const bomb = gzipSync(Buffer.alloc(50 * MB))

type Part = [name: string, value: string, head?: string]

function multipart(parts: Part[], end = `--${BOUNDARY}--\r\n`) {
  const lines = parts.map(
    ([name, value, head = ""]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${value}\r\n`,
  )
  return lines.join("") + end
}

const AS_FILE = `; filename="a.txt"\r\nContent-Type: text/plain`

interface Body {
  name: string
  type: string
  body: string | Buffer
  encoding?: string
  statuses: number[]
}

/** Bodies that no browser sends for these forms. */
function badBodies(fields: Fields): Body[] {
  const parts = Object.entries(fields)
  const text = new URLSearchParams(fields).toString()
  const whole = multipart(parts)
  const junk = Array.from({ length: 5000 }, (_, n): Part => [`field-${n}`, ""])
  return [
    { name: "gzip", type: URLENCODED, body: gzipSync(text), encoding: "gzip", statuses: [415] },
    { name: "deflate", type: URLENCODED, body: deflateSync(text), encoding: "deflate", statuses: [415] },
    {
      name: "gzip in gzip",
      type: MULTIPART,
      body: gzipSync(gzipSync(whole)),
      encoding: "gzip, gzip",
      statuses: [415],
    },
    { name: "a gzip bomb", type: URLENCODED, body: bomb, encoding: "gzip", statuses: [415] },
    {
      name: "a form that says it is compressed",
      type: URLENCODED,
      body: text,
      encoding: "br",
      statuses: [415],
    },
    { name: "65 KB", type: URLENCODED, body: `${text}&more=${"x".repeat(65 * 1024)}`, statuses: [413] },
    {
      name: "parts of 5 MB",
      type: MULTIPART,
      body: multipart([...parts, ["more", "x".repeat(5 * MB)]]),
      statuses: [413],
    },
    { name: "another boundary", type: "multipart/form-data; boundary=other", body: whole, statuses: [400] },
    { name: "no boundary", type: "multipart/form-data", body: whole, statuses: [400] },
    { name: "no last boundary", type: MULTIPART, body: multipart(parts, ""), statuses: [400] },
    { name: "half of the parts", type: MULTIPART, body: whole.slice(0, whole.length / 2), statuses: [400] },
    {
      name: "UTF-16",
      type: `${URLENCODED}; charset=utf-16`,
      body: Buffer.from(text, "utf16le"),
      statuses: [400, 422],
    },
    { name: "5 000 parts and no answer", type: MULTIPART, body: multipart(junk), statuses: [400, 422] },
    ...parts.flatMap(([name, value]): Body[] => {
      if (name === "intent") return []
      const others = parts.filter(([other]) => other !== name)
      const refused = { type: MULTIPART, statuses: [400, 409, 422] }
      const twice = multipart([...others, [name, value], [name, value]])
      return [
        ...(LISTS.includes(name) ? [] : [{ name: `${name} twice`, body: twice, ...refused }]),
        { name: `${name} as a file`, body: multipart([...others, [name, value, AS_FILE]]), ...refused },
        { name: `${name} of 1 MB`, body: multipart([...others, [name, "x".repeat(MB)]]), ...refused },
      ]
    }),
  ]
}

/** The answers, with the hidden fields of the form, as old as a person needs to fill it in. */
async function filledForm(browser: typeof visitor, path: string, good: Fields) {
  const { text } = await browser.ask(path)
  const known = (names: string[]) => names.filter(name => name in good).length
  const [form] = pageForms(text).sort(
    (a, b) => known([...Object.keys(b.values), ...b.texts]) - known([...Object.keys(a.values), ...a.texts]),
  )
  vi.setSystemTime(Date.now() + 2000)
  const { intent, key, opened } = form!.values
  return Object.fromEntries(
    Object.entries({ intent, key, opened, ...good }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  )
}

/** The browser that each form is sent from, if not a visitor's. */
const BROWSERS: Record<string, typeof visitor> = {
  volunteer_applications: member,
  ...Object.fromEntries(MEMBER_FORMS.map(([, table]) => [table, volunteer])),
}

test.each([...FORMS, ...MEMBER_FORMS])(
  "%s refuses bodies that no browser sends, and stores nothing",
  async (path, table, good) => {
    const browser = BROWSERS[table] ?? visitor
    const cookie = [...browser.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("; ")
    const send = ({ type, body, encoding }: Omit<Body, "name" | "statuses">) =>
      site.fetch(path, {
        method: "POST",
        headers: {
          ...{ host: new URL(SITE_URL).host, "sec-fetch-site": "same-origin", "content-type": type, cookie },
          ...(encoding && { "content-encoding": encoding }),
        },
        body,
      })
    const count = async () =>
      (await sql<{ rows: number }>(`select count(*)::int as rows from public.${table}`))[0]!.rows

    const before = await count()
    const fields = await filledForm(browser, path, good)
    const answers: [name: string, status: number][] = []
    for (const { name, statuses, ...body } of badBodies(fields)) {
      const { status, text } = await send(body)
      // The buttons of a shift say on the page itself that there is no such shift.
      const isAnswered = statuses.includes(status) || (name.startsWith("shift ") && status === 303)
      if (!isAnswered) answers.push([name, status])
      expect(text).not.toContain("at Object.")
    }
    expect(answers).toEqual([])
    expect(await count()).toBe(before)
    expect(site.lines.filter(line => line.includes('"level":"error"'))).toEqual([])

    // The same answers in parts are accepted, so it was the body that was refused.
    const { status } = await send({ type: MULTIPART, body: multipart(Object.entries(fields)) })
    expect([200, 303]).toContain(status)
    expect(await count()).toBe(before + 1)
  },
)
