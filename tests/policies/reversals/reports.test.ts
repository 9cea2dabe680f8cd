import { afterAll, beforeEach, expect, test } from "vitest"
import { countiesOf } from "#app/features/reversals/reversal-counties.ts"
import { withoutDetails } from "#app/features/reversals/without-details.ts"
import type { Json } from "#app/lib/supabase/database.types.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
beforeEach(() => sql("delete from public.reversal_reports; delete from private.reversal_keys"))

const [{ monday, month }] = (await sql(
  `select date_trunc('week', now())::date::text as monday, date_trunc('month', now())::date::text as month`,
)) as [{ monday: string; month: string }]
const REPORT = {
  ...{ grain: "week", period: monday, state: "Arkansas", county: "Pulaski", doses: "2", outcome: "survived" },
}

async function submit(more: Record<string, Json> = {}, key: string = crypto.randomUUID()) {
  const report = { ...REPORT, ...more }
  return (await backend.visitor.rpc("submit_reversal", { report, key }).throwOnError()).data
}

async function staff(role: string | null) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await backend.admin.auth.admin.createUser({ email, user_metadata: { is_adult: "true" } })
  const id = data.user!.id
  if (role) await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return backend.member({ sub: id, aal: "aal2" })
}

async function theReport() {
  const rows = await sql<Record<string, Json>>("select * from public.reversal_reports")
  expect(rows).toHaveLength(1)
  return rows[0]!
}

test("a report needs four answers and keeps nothing else", async () => {
  expect(
    await submit({
      ...{ is_released: true, is_shuffled: false, status: "counted", received_month: "2001-01-01" },
      ...{ is_distinct: true, repeat_of: crypto.randomUUID() },
    }),
  ).toBe("saved")
  const answers = Object.entries(await theReport()).filter(([, value]) => value !== null)
  expect(answers.map(([name]) => name).sort()).toEqual([
    ...[
      "county",
      "doses",
      "grain",
      "id",
      "is_distinct",
      "is_released",
      "is_shuffled",
      "may_quote",
      "outcome",
      "period",
      "received_month",
    ],
    ...["state", "status"],
  ])
  expect(await theReport()).toMatchObject({ status: "new", is_released: false, is_distinct: false })
  const [{ received }] = (await sql(
    "select received_month::text as received from public.reversal_reports",
  )) as [{ received: string }]
  expect(received).toBe(month)
})

test("state and county may stay unsaid, and a county must be one of its state", async () => {
  expect(await submit({ state: null, county: null })).toBe("saved")
  expect(await submit({ state: "Texas", county: null })).toBe("saved")
  expect(await submit({ county: "pulaski county " })).toBe("saved")
  expect(await submit({ county: "Travis" })).toBe("unknown-county")
  expect(await submit({ state: null })).toBe("unknown-county")
  expect(await submit({ county: "12 Main Street" })).toBe("unknown-county")
})

test("a date is the start of a week or a month, not in the future and not long ago", async () => {
  expect(await submit({ grain: "earlier", period: null })).toBe("saved")
  expect(await submit({ grain: "month", period: month })).toBe("saved")
  const tuesday = new Date(Date.parse(monday) + 86_400_000).toISOString().slice(0, 10)
  const bad: (readonly [string, string | null])[] = [
    ["week", null],
    ["week", "2020-01-06"],
    ["week", tuesday],
    ["week", "last Friday"],
    ["month", "1900-01-01"],
    ["month", "2200-01-01"],
    ["month", `${month.slice(0, 8)}02`],
  ]
  for (const [grain, period] of bad)
    expect([grain, period, await submit({ grain, period })]).toEqual([grain, period, "invalid"])
})

test("answers that are not on the list are refused", async () => {
  const bad: Record<string, Json>[] = [
    ...[
      { doses: "0" },
      { doses: "-1" },
      { doses: "21" },
      { doses: null },
      { outcome: "fine" },
      { grain: null },
    ],
    ...[{ setting: "12 Main Street" }, { signs: [] }, { signs: Array(9).fill("blue") }, { signs: ["name"] }],
    ...[{ no_call: "police" }, { state: "Arkansaw", county: null }, { story: "a".repeat(2001) }],
  ]
  for (const more of bad) expect([more, await submit(more)]).toEqual([more, "invalid"])
  for (const report of [null, 4, [REPORT]] as Json[])
    expect((await backend.visitor.rpc("submit_reversal", { report, key: crypto.randomUUID() })).data).toBe(
      "invalid",
    )
})

test("a report that is sent twice is stored once, and its key is gone after two nights", async () => {
  const key = crypto.randomUUID()
  expect([await submit({}, key), await submit({}, key)]).toEqual(["saved", "saved"])
  await theReport()
  await sql("select private.mix_reversal_reports()")
  expect(await sql("select 1 from private.reversal_keys")).toHaveLength(1)
  await sql("select private.mix_reversal_reports()")
  expect(await sql("select 1 from private.reversal_keys")).toHaveLength(0)
})

test("a story is stored without names, numbers and addresses", async () => {
  await submit({
    story:
      "I found my cousin Jane Roe behind 12 Main Street. Call 501-555-0147 or jane@example.org, www.example.org/x, @jane_r. Narcan worked, I cried.",
    may_quote: true,
  })
  expect((await theReport()).story).toBe(
    "I found my cousin [removed] behind [removed]. Call [removed] or [removed]. Narcan worked, I cried.",
  )
})

test("a new report is written among the others, in the same transaction and at a random place", async () => {
  for (let i = 0; i < 30; i++) await submit({ doses: "1" })
  await submit({ doses: "4+" })
  const rows = await sql<{ xmin: string; doses: string }>(
    "select xmin::text, doses from public.reversal_reports order by ctid",
  )
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1)
  const places = new Set<number>()
  for (let i = 0; i < 6; i++) {
    await sql("select private.mix_reversal_reports()")
    const mixed = await sql<{ doses: string }>("select doses from public.reversal_reports order by ctid")
    expect(mixed).toHaveLength(31)
    places.add(mixed.findIndex(({ doses }) => doses === "4+"))
  }
  expect(places.size).toBeGreaterThan(1)
})

test("weeks become months after 30 days, stories go within 90 days and reports after two years", async () => {
  await submit({ story: "We waited together." })
  await sql("update public.reversal_reports set period = date_trunc('week', now() - interval '40 days')")
  await sql("select private.mix_reversal_reports()")
  expect(await theReport()).toMatchObject({ grain: "month", story: "We waited together." })
  await sql(
    "update public.reversal_reports set received_month = date_trunc('month', now() - interval '119 days')",
  )
  await sql("select private.mix_reversal_reports()")
  expect((await theReport()).story).toBeNull()
  await sql(
    "update public.reversal_reports set received_month = date_trunc('month', now() - interval '25 months')",
  )
  await sql("select private.mix_reversal_reports()")
  expect(await sql("select 1 from public.reversal_reports")).toHaveLength(0)
})

test("outreach reviews reports and stories; others cannot", async () => {
  await submit({ story: "We waited together.", may_quote: true })
  const report = String((await theReport()).id)
  const review = async (role: string | null, verdict: "accepted" | "set-aside" | "counted") =>
    (await (await staff(role)).rpc("review_reversal", { report, verdict }).throwOnError()).data
  expect(await review(null, "accepted")).toBe("not-allowed")
  expect(await review("editor", "accepted")).toBe("not-allowed")
  expect(await review("outreach", "counted")).toBe("unknown")
  expect(await review("outreach", "accepted")).toBe("saved")
  const outreach = await staff("outreach")
  const story = async (db: typeof outreach, keeps: boolean) =>
    (await db.rpc("review_reversal_story", { report, keeps }).throwOnError()).data
  expect(await story(await staff("editor"), false)).toBe("not-allowed")
  expect(await story(outreach, true)).toBe("saved")
  expect(await theReport()).toMatchObject({ status: "accepted", is_released: true, may_quote: true })
  expect(await story(outreach, false)).toBe("saved")
  expect(await theReport()).toMatchObject({ story: null, may_quote: false, is_released: false })
  expect(await story(outreach, true)).toBe("unknown")
})

test("accepted reports of survivors enter the public numbers more than ten at a time", async () => {
  const counted = async () =>
    (
      await sql<{ state: string; amount: number }>(
        "select state, sum(amount)::int as amount from private.impact_records where source = 'reversal-reports' group by 1 order by 1",
      )
    ).map(({ state, amount }) => `${state}: ${amount}`)
  for (let i = 0; i < 10; i++) await submit(i < 3 ? { state: null, county: null } : {})
  await submit({ outcome: "died" })
  await sql("update public.reversal_reports set status = 'accepted'")
  await sql("select private.count_reversal_reports()")
  expect(await counted()).toEqual([])
  await submit()
  await sql("update public.reversal_reports set status = 'accepted'")
  await sql("select private.count_reversal_reports()")
  expect(await counted()).toEqual([": 3", "Arkansas: 8"])
  await sql("select private.count_reversal_reports()")
  expect(await counted()).toEqual([": 3", "Arkansas: 8"])
  const [{ id }] = (await sql("select id from public.reversal_reports where status = 'counted' limit 1")) as [
    { id: string },
  ]
  const outcome = await (await staff("outreach")).rpc("review_reversal", { report: id, verdict: "set-aside" })
  expect(outcome.data).toBe("already-counted")
  const ledger = await sql(
    "select 1 from private.impact_records i join public.reversal_reports r on r.id = i.subject",
  )
  expect(ledger).toEqual([])
})

test("no more than 500 reports are taken between two nights", async () => {
  await sql("insert into private.reversal_keys (key) select gen_random_uuid() from generate_series(1, 500)")
  expect(await submit()).toBe("too-many")
  await sql("select private.mix_reversal_reports()")
  expect(await submit()).toBe("saved")
})

test("a member's token is refused: it would name the reporter", async () => {
  const member = await staff(null)
  const { error } = await member.rpc("submit_reversal", { report: REPORT, key: crypto.randomUUID() })
  expect(error?.code).toBe("42501")
})

test("the page shows a story as it will be saved, and knows the same counties", async () => {
  const stories = [
    "I found my cousin Jane Roe behind 12 Main Street. Call 501-555-0147 or jane@example.org, @jane_r.",
    "Mike fell. I'm shaking still.\nNobody came until Tuesday, and EMS took him to Mercy Hospital.",
    "We gave 2 doses, waited 3 minutes, then gave 2 more.",
    "See https://example.org/x or example.com (it was near “Joe’s Bar”).",
  ]
  for (const story of stories) {
    const [row] = await sql<{ saved: string }>("select private.without_details($1) as saved", [story])
    expect(row!.saved).toBe(withoutDetails(story))
  }
  const states = await sql<{ state: string; names: string[] }>("select state, names from private.us_counties")
  expect(states).toHaveLength(52)
  for (const { state, names } of states) expect(countiesOf(state)).toEqual(names)
})

test("who helped is shown in groups of more than ten, and moves by more than ten", async () => {
  await sql("delete from private.rescuer_totals; delete from public.reversal_rescuers")
  const accept = async (relation: string, count: number) => {
    await sql(
      `insert into public.reversal_reports (grain, doses, outcome, relation, status)
       select 'earlier', '2', 'survived', $1::public.reversal_relation, 'accepted' from generate_series(1, $2)`,
      [relation, count],
    )
  }
  const shown = async () => {
    await sql("select private.count_reversal_reports()")
    const { data } = await backend.visitor.from("reversal_rescuers").select("rescuer, amount").throwOnError()
    return Object.fromEntries(data.map(({ rescuer, amount }) => [rescuer, amount]))
  }
  await accept("friend", 9)
  await accept("student", 3)
  await accept("stranger", 10)
  await accept("myself", 30)
  expect(await shown()).toEqual({ friend: 12 })
  await accept("stranger", 1)
  await accept("friend", 10)
  expect(await shown()).toEqual({ friend: 12, stranger: 11 })
  await accept("partner", 5)
  await accept("first-responder", 6)
  await accept("friend", 1)
  expect(await shown()).toEqual({ friend: 23, stranger: 11 })
})
