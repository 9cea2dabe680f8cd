import { afterAll, expect, test } from "vitest"
import { TIME_ZONE_LABELS } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import { testBackend } from "#tests/support/backend.ts"
import { raffleFixtures } from "./raffle-fixtures.ts"

const backend = await testBackend()
afterAll(backend.close)
const { sql } = backend
const { raffle, entrant, eventStaff, enter } = raffleFixtures(backend)

async function saved(times: { opens: string; closes: string; draws: string; time_zone: string }) {
  const staff = await eventStaff()
  const slug = `r-${crypto.randomUUID()}`
  const settings = {
    ...{ title: "Tour jacket", prize: "One denim jacket.", prize_value: 180, min_age: 18, states: ["Ohio"] },
    ...{ sources: ["web" as const], entry_limit: 3, winner_count: 1, alternate_count: 3, claim_days: 7 },
    ...{ method: "beacon" as const, wanted: null as never, slug, ...times },
  }
  expect((await staff.rpc("save_raffle", settings).throwOnError()).data).toBe("saved")
  const { data } = await staff
    .from("raffles")
    .select("opens_at, closes_at, draws_at, beacon_round, rules_text")
    .eq("slug", slug)
    .single()
    .throwOnError()
  return { ...data, rules: data.rules_text!.split("\n\n") }
}

const moment = (text: string) => new Date(text).toISOString()

test("staff enter times on the clock of the raffle's zone, on both sides of a clock change", async () => {
  const made = await saved({
    ...{ opens: "2027-03-13T12:00", closes: "2027-03-15T12:00", draws: "2027-11-07T01:30" },
    time_zone: "America/New_York",
  })
  expect(moment(made.opens_at)).toBe("2027-03-13T17:00:00.000Z")
  expect(moment(made.closes_at)).toBe("2027-03-15T16:00:00.000Z")
  // The first of the two half past ones in that night.
  expect(moment(made.draws_at)).toBe("2027-11-07T05:30:00.000Z")
  expect(made.rules).toContain(
    "Entries are open from March 13, 2027, 12:00 PM Eastern Time (UTC-5) to March 15, 2027, 12:00 PM Eastern Time (UTC-4).",
  )
  expect(made.rules_text).toContain("which is due on November 7, 2027, 1:30 AM Eastern Time (UTC-4)")
})

test("the same clock in another zone is another moment and another beacon round", async () => {
  const times = { opens: "2027-06-01T09:00", closes: "2027-06-08T09:00", draws: "2027-06-09T09:00" }
  const [east, hawaii] = [
    await saved({ ...times, time_zone: "America/New_York" }),
    await saved({ ...times, time_zone: "Pacific/Honolulu" }),
  ]
  expect(Date.parse(hawaii.draws_at) - Date.parse(east.draws_at)).toBe(6 * 3_600_000)
  expect(hawaii.beacon_round! - east.beacon_round!).toBe((6 * 3600) / 3)
  expect(hawaii.rules_text).toContain("9:00 AM Hawaii Time (UTC-10)")
})

test("the zone is part of the rules, so it decides their hash", async () => {
  const hashes = new Set<string>()
  for (const zone of ["America/Chicago", "America/Phoenix"]) {
    const { id, slug } = await raffle({ time_zone: `'${zone}'`, opens_at: "'2026-01-01'" })
    expect(await enter((await entrant()).db, slug)).toBe("entered")
    const [row] = await sql<{ rules_hash: string; is_hash: boolean }>(
      `select rules_hash, rules_hash = encode(sha256(convert_to(rules, 'UTF8')), 'hex') as is_hash
       from public.raffles where id = $1`,
      [id],
    )
    expect(row!.is_hash).toBe(true)
    hashes.add(row!.rules_hash)
  }
  expect(hashes.size).toBe(2)
})

test("emails name the day in the raffle's zone", async () => {
  const { slug } = await raffle({
    ...{ time_zone: "'America/Los_Angeles'", closes_at: "'2999-01-02T05:00Z'", draws_at: "'2999-01-03'" },
  })
  const person = await entrant()
  await enter(person.db, slug)
  const [notice] = await sql("select params ->> 'closes' as closes from public.notices where user_id = $1", [
    person.id,
  ])
  expect(notice).toEqual({ closes: "2999-01-01" })
})

test("the form offers exactly the zones that the database allows", async () => {
  const allowed = await sql<{ name: string }>(
    "select name from pg_timezone_names where private.time_zone_label(name) is not null order by name",
  )
  expect(allowed.map(({ name }) => name)).toEqual(Object.keys(TIME_ZONE_LABELS).sort())
})
