import { afterAll, expect, test } from "vitest"
import { US_STATES } from "#app/ui/data/map/us-states.ts"
import { testBackend } from "#tests/support/backend.ts"
import { editor, metric } from "./impact-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const STATES = Object.values(US_STATES).map(({ name }) => name)

/** Random numbers that a failing run can repeat. */
function randomFrom(seed: number) {
  let value = seed
  return (below: number) => {
    value = (value * 1_664_525 + 1_013_904_223) % 2 ** 32
    return Math.floor((value / 2 ** 32) * below)
  }
}

async function noted(month: string, state: string, amount: number) {
  await sql(
    `insert into private.impact_totals as t (source, month, state, amount) values ('check-ins', $1, $2, $3)
     on conflict (source, month, state) do update set amount = t.amount + excluded.amount`,
    [month, state, amount],
  )
}

/** What everyone can read of a metric by state, newest first. */
async function published(id: string) {
  const { data } = await backend.visitor
    .from("impact_states")
    .select("state, month, value, version, is_current, reason")
    .eq("metric", id)
    .order("version", { ascending: false })
    .throwOnError()
  return data
}

const publish = (until: string) => sql("select private.publish_impact($1)", [until])

test.each([1, 2, 3, 4, 5, 6])(
  "no hidden number of a state can be computed, with the random numbers %i",
  async seed => {
    const random = randomFrom(seed)
    const id = await metric(backend, {
      id: `random_${seed}`,
      records: "{check-ins}",
      baseline_on: "2019-12-31",
    })
    await sql("delete from private.impact_totals")
    const exact = new Map<string, number>()
    const few = STATES.slice(0, 2 + random(6))
    let spare = 1000
    for (const state of few) {
      const value = random(random(3) ? 40 : 8)
      spare -= value
      exact.set(state, value)
      await sql("insert into public.impact_state_baselines (metric, state, value) values ($1, $2, $3)", [
        id,
        state,
        value,
      ])
    }
    // The state of every baseline is known, so that nothing hides behind people without a state.
    await sql("insert into public.impact_state_baselines (metric, state, value) values ($1, 'Texas', $2)", [
      id,
      spare,
    ])
    exact.set("Texas", spare)
    let total = 1000
    let floorsBefore = new Map<string, number>()
    for (let month = 1; month <= 6; month++) {
      const first = `2020-0${month}-01`
      for (const state of few) {
        const more = random(2) ? random(4) : random(25)
        if (more === 0) continue
        await noted(first, state, more)
        exact.set(state, exact.get(state)! + more)
        total += more
      }
      await publish(`2020-0${month + 1}-01`)
      const rows = await published(id)
      const floors = new Map(rows.filter(row => row.is_current).map(row => [row.state, row.value ?? 0]))
      const shown = [...floors.values()].reduce((sum, value) => sum + value, 0)
      // All that the numbers say about a state: it has at least what is shown, and at most the remainder more.
      expect(total - shown).toBeGreaterThan(10)
      for (const [state, value] of exact) expect(floors.get(state) ?? 0).toBeLessThanOrEqual(value)
      for (const [state, value] of floors) {
        expect(value).toBeGreaterThan(10)
        const before = floorsBefore.get(state) ?? 0
        expect(value === before || value - before > 10).toBe(true)
      }
      floorsBefore = floors
    }
  },
)

test("one small state next to large ones is hidden with a second one, until both have grown", async () => {
  const id = await metric(backend, { id: "pair", records: "{check-ins}", baseline_on: "2020-12-31" })
  const known = { Ohio: 900, Utah: 97, Iowa: 3 }
  for (const [state, value] of Object.entries(known))
    await sql("insert into public.impact_state_baselines (metric, state, value) values ($1, $2, $3)", [
      id,
      state,
      value,
    ])
  await publish("2021-01-01")
  expect((await published(id)).map(({ state, value }) => [state, value])).toEqual([["Ohio", 900]])
  await noted("2021-01-01", "Iowa", 20)
  await publish("2021-02-01")
  const states = (await published(id)).map(({ state, value, month }) => [state, value, month])
  expect(states.sort()).toEqual([
    ["Ohio", 900, "2020-12-01"],
    ["Utah", 97, "2021-01-01"],
  ])
})

test("a month is published once it is over, and stays as it was when records change later", async () => {
  const id = await metric(backend, { id: "monthly", records: "{check-ins}", baseline_on: "2021-12-31" })
  await noted("2022-01-01", "Ohio", 7)
  await noted("2022-02-01", "Ohio", 30)
  await publish("2022-02-01")
  await noted("2022-01-01", "Ohio", 5)
  await publish("2022-03-01")
  const { data } = await backend.visitor
    .from("impact_months")
    .select("month, value")
    .eq("metric", id)
    .order("month")
    .throwOnError()
  expect(data).toEqual([
    { month: "2022-01-01", value: 7 },
    { month: "2022-02-01", value: 30 },
  ])
})

test("published values cannot be changed or deleted, not even with the secret key", async () => {
  const id = await metric(backend, { id: "fixed" })
  await backend.admin
    .from("impact_months")
    .insert({ metric: id, month: "2026-01-01", value: 5 })
    .throwOnError()
  const { from } = {
    from: (name: "impact_months" | "impact_states" | "impact_versions") => backend.admin.from(name),
  }
  for (const name of ["impact_months", "impact_states", "impact_versions"] as const) {
    expect((await from(name).delete().eq("metric", id)).error?.code).toBe("42501")
    expect(
      (
        await from(name)
          .update({ reason: "Because" } as never)
          .eq("metric", id)
      ).error?.code,
    ).toBe("42501")
  }
})

test("a corrected month is a new version beside the old one, and the total follows", async () => {
  const id = await metric(backend, { id: "corrected", records: "{check-ins}" })
  await backend.admin
    .from("impact_months")
    .insert({ metric: id, month: "2026-01-01", value: 50 })
    .throwOnError()
  const staff = await editor(backend)
  const correct = async (more: object) => {
    const change = { metric: id, month: "2026-01-01", value: 45, reason: "Five were counted twice.", ...more }
    return (await staff.rpc("correct_impact_month", change).throwOnError()).data
  }
  expect(await correct({})).toBe("saved")
  expect(await correct({})).toBe("unchanged")
  expect(await correct({ value: -1 })).toBe("invalid")
  expect(await correct({ value: 44, reason: "no" })).toBe("invalid")
  expect(await correct({ month: "2026-02-01" })).toBe("unknown")
  await publish("2026-03-01")
  expect(await correct({ month: "2026-02-01", value: 45 })).toBe("from-records")
  const { data } = await backend.visitor
    .from("impact_months")
    .select("version, value, reason, is_current")
    .eq("metric", id)
    .eq("month", "2026-01-01")
    .order("version")
    .throwOnError()
  expect(data).toEqual([
    { version: 1, value: 50, reason: null, is_current: false },
    { version: 2, value: 45, reason: "Five were counted twice.", is_current: true },
  ])
  const versions = await backend.visitor
    .from("impact_versions")
    .select("version, baseline, reason")
    .eq("metric", id)
    .order("version")
    .throwOnError()
  expect(versions.data).toEqual([
    { version: 1, baseline: 1000, reason: null },
    { version: 2, baseline: 995, reason: "Five were counted twice." },
  ])
})

test("a corrected state is lowered to a multiple of ten, or hidden when it is too small", async () => {
  const id = await metric(backend, { id: "lowered" })
  const staff = await editor(backend)
  const correct = async (state: string, value: number) => {
    const change = { metric: id, state, value, reason: "Counted in the wrong state." }
    return (await staff.rpc("correct_impact_state", change).throwOnError()).data
  }
  expect(await correct("Ohio", 100)).toBe("saved")
  expect(await correct("Ohio", 105)).toBe("saved")
  expect(await correct("Ohio", 93)).toBe("saved")
  expect(await correct("Ohio", 19)).toBe("saved")
  expect(await correct("Ohio", 19)).toBe("unchanged")
  expect(await correct("Ohio", 990)).toBe("too-many")
  expect(await correct("Atlantis", 20)).toBe("invalid")
  const rows = await published(id)
  expect(rows.map(({ value, is_current, reason }) => [value, is_current, reason])).toEqual([
    [null, true, "Counted in the wrong state."],
    [90, false, "Counted in the wrong state."],
    [100, false, "Counted in the wrong state."],
  ])
})

test("a revised definition keeps the old one", async () => {
  const id = await metric(backend, { id: "revised" })
  const staff = await editor(backend)
  const text = { label: "kits", definition: "Kits mailed", method: "By hand", source: "Stock records" }
  const revise = async (more: object = {}) =>
    (
      await staff
        .rpc("revise_impact_metric", { metric: id, ...text, reason: "Clearer words.", ...more })
        .throwOnError()
    ).data
  expect(await revise({ definition: "" })).toBe("invalid")
  expect(await revise()).toBe("saved")
  expect(await revise()).toBe("unchanged")
  expect(await revise({ metric: "nothing" })).toBe("unknown")
  const { data } = await backend.visitor
    .from("impact_versions")
    .select("version, definition, reason")
    .eq("metric", id)
    .order("version")
    .throwOnError()
  expect(data).toEqual([
    { version: 1, definition: "Kits given away", reason: null },
    { version: 2, definition: "Kits mailed", reason: "Clearer words." },
  ])
})

test("members and other roles cannot change the numbers", async () => {
  const id = await metric(backend, { id: "guarded" })
  const text = { label: "kits", definition: "Mine", method: "Mine", source: "Mine", reason: "Because I can" }
  const month = { month: "2026-01-01", value: 1, reason: "Because I can" }
  const state = { state: "Ohio", value: 20, reason: "Because I can" }
  const { data: account } = await backend.admin.auth.admin.createUser({ email: "outreach@example.org" })
  await sql("insert into public.user_roles (user_id, role) values ($1, 'outreach')", [account.user!.id])
  for (const db of [await backend.member(), await backend.member({ sub: account.user!.id, aal: "aal2" })]) {
    const outcomes = [
      (await db.rpc("revise_impact_metric", { metric: id, ...text }).throwOnError()).data,
      (await db.rpc("correct_impact_month", { metric: id, ...month }).throwOnError()).data,
      (await db.rpc("correct_impact_state", { metric: id, ...state }).throwOnError()).data,
    ]
    expect(outcomes).toEqual(["not-allowed", "not-allowed", "not-allowed"])
  }
})
