import { afterAll, beforeEach, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
beforeEach(() =>
  sql(`delete from public.reversal_reports; delete from private.impact_records where source = 'reversal-reports';
    delete from private.rescuer_totals; delete from public.reversal_rescuers`),
)

const outreach = await staff("outreach")

async function staff(role: string) {
  const email = `${crypto.randomUUID()}@example.org`
  const { data } = await backend.admin.auth.admin.createUser({ email, user_metadata: { is_adult: "true" } })
  await sql("insert into public.user_roles (user_id, role) values ($1, $2)", [data.user!.id, role])
  return backend.member({ sub: data.user!.id, aal: "aal2" })
}

/** Reports with the same required answers, and their ids. */
async function alike(count: number, more: Record<string, string | null> = {}) {
  const answers = { state: "Ohio", county: "Franklin", doses: "2", status: "new", relation: null, ...more }
  const rows = await sql<{ id: string }>(
    `insert into public.reversal_reports (grain, period, outcome, state, county, doses, status, relation)
     select 'week', date_trunc('week', now()), 'survived', $2, $3, $4::public.reversal_doses,
       $5::public.reversal_status, $6::public.reversal_relation from generate_series(1, $1) returning id`,
    [count, answers.state, answers.county, answers.doses, answers.status, answers.relation],
  )
  return rows.map(({ id }) => id) as [string, string, ...string[]]
}

const isRepeat = async (report: string, original: string, db = outreach) =>
  (await db.rpc("mark_reversal_repeat", { report, original }).throwOnError()).data
const areDistinct = async (reports: string[], db = outreach) =>
  (await db.rpc("mark_reversals_distinct", { reports }).throwOnError()).data
const compareAgain = async (report: string, db = outreach) =>
  (await db.rpc("compare_reversal_again", { report }).throwOnError()).data

async function lookalikes(report: string, db = outreach) {
  const { data } = await db.rpc("reversal_lookalikes", { report }).throwOnError()
  return data.map(({ id }) => id).sort()
}

async function undecided() {
  const { data } = await outreach
    .from("reversal_reports")
    .select("id")
    .in("status", ["new", "accepted"])
    .eq("is_distinct", false)
    .gt("lookalikes", 0)
    .throwOnError()
  return data.map(({ id }) => id).sort()
}

const stored = async (id: string) =>
  (await sql("select status, is_distinct, repeat_of from public.reversal_reports where id = $1", [id]))[0]

const counted = async () => {
  await sql("select private.count_reversal_reports()")
  const rows = await sql<{ line: string }>(
    `select state || ': ' || sum(amount) as line from private.impact_records where source = 'reversal-reports'
     group by state order by 1`,
  )
  return rows.map(({ line }) => line)
}

test("reports with the same required answers are compared; others and unnamed places are not", async () => {
  const [one, other] = await alike(2)
  await alike(1, { doses: "3" })
  await alike(1, { county: null })
  await alike(2, { state: null, county: null })
  expect(await lookalikes(one)).toEqual([other])
  expect(await undecided()).toEqual([one, other].sort())
})

test("of the same event one report counts, and staff can take that back", async () => {
  const [one, other, third] = await alike(3)
  expect(await isRepeat(other, one)).toBe("saved")
  expect(await stored(other)).toEqual({ status: "set-aside", is_distinct: false, repeat_of: one })
  expect(await lookalikes(one)).toEqual([third])
  expect(await isRepeat(one, third!)).toBe("saved")
  // A repeat of a repeat points to the one that counts.
  expect(await stored(other)).toMatchObject({ repeat_of: third })
  expect([await undecided(), await lookalikes(other)]).toEqual([[], []])
  expect(await isRepeat(third!, one)).toBe("unknown")
  expect(await isRepeat(third!, third!)).toBe("unknown")
  expect(await compareAgain(other)).toBe("saved")
  expect(await stored(other)).toEqual({ status: "new", is_distinct: false, repeat_of: null })
  const again = await outreach.rpc("review_reversal", { report: one, verdict: "new" }).throwOnError()
  expect([again.data, await stored(one)]).toEqual([
    "saved",
    { status: "new", is_distinct: false, repeat_of: null },
  ])
})

test("different events are not shown together again, until another report looks the same", async () => {
  const [one, other] = await alike(2)
  expect(await areDistinct([one, other])).toBe("saved")
  expect([await lookalikes(one), await undecided()]).toEqual([[], []])
  const [late] = await alike(1)
  expect(await lookalikes(late)).toEqual([one, other].sort())
  expect(await undecided()).toEqual([late])
  expect(await areDistinct([late])).toBe("saved")
  expect(await compareAgain(one)).toBe("saved")
  expect(await undecided()).toEqual([one])
  expect([await compareAgain(one), await areDistinct([crypto.randomUUID()])]).toEqual(["unknown", "unknown"])
})

test("a repeat that was counted leaves the public number with the next group", async () => {
  const reports = await alike(12, { status: "accepted", relation: "friend" })
  expect(await counted()).toEqual(["Ohio: 12"])
  const [kept, repeat] = reports
  // The one in the number stays, whichever of the two was opened.
  const [late] = await alike(1)
  expect(await isRepeat(kept, late)).toBe("saved")
  expect(await stored(late)).toMatchObject({ status: "set-aside", repeat_of: kept })
  expect(await isRepeat(repeat, kept)).toBe("saved")
  expect(await stored(repeat)).toMatchObject({ status: "counted", repeat_of: kept })
  await alike(11, { status: "accepted", state: "Texas", county: null })
  expect(await counted()).toEqual(["Ohio: 12"])
  await alike(1, { status: "accepted", state: "Texas", county: null })
  expect(await counted()).toEqual(["Ohio: 11", "Texas: 12"])
  expect(await stored(repeat)).toMatchObject({ status: "set-aside", repeat_of: kept })
  expect(await sql("select counted::int from private.rescuer_totals")).toEqual([{ counted: 11 }])
  // Shown as 12 before: too large by one, and ten or less is hidden.
  expect(await sql("select 1 from public.reversal_rescuers")).toEqual([])
  // Taken back, it is reviewed and counted again.
  expect(await compareAgain(repeat)).toBe("saved")
  expect(await stored(repeat)).toMatchObject({ status: "new", repeat_of: null })
})

test("only outreach compares", async () => {
  const editor = await staff("editor")
  const [one, other] = await alike(2)
  expect(await lookalikes(one, editor)).toEqual([])
  expect([
    await isRepeat(one, other, editor),
    await areDistinct([one, other], editor),
    await compareAgain(one, editor),
  ]).toEqual(Array(3).fill("not-allowed"))
  for (const name of ["mark_reversal_repeat", "mark_reversals_distinct", "compare_reversal_again"] as const) {
    const { error } = await backend.visitor.rpc(name, {} as never)
    expect([name, error === null]).toEqual([name, false])
  }
})

test("reports of different weeks that staff have read stay apart once only the month is left", async () => {
  const [, other] = await alike(2)
  await sql(
    `update public.reversal_reports set status = 'accepted', period = date_trunc('week',
       date_trunc('month', now() - interval '3 months') + interval '14 days')::date + case id when $1 then 7 else 0 end`,
    [other],
  )
  expect(await undecided()).toEqual([])
  await sql("select private.mix_reversal_reports()")
  expect(await sql("select distinct grain, period from public.reversal_reports")).toHaveLength(1)
  expect(await undecided()).toEqual([])
})
