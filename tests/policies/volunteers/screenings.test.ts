import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { mergeAccountHelpers } from "../accounts/merge-accounts.ts"
import { volunteerPeople } from "./volunteer-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { volunteer, staff, shift } = volunteerPeople(backend)
const { merge, mergeCode } = mergeAccountHelpers(backend)
const outreach = await staff("outreach")

const OFF = "You’re off this shift: Greet"

/** The day a number of days from today, at the place of the shifts. */
async function dayIn(days: number) {
  const [row] = await backend.sql<{ day: string }>(
    "select ((now() at time zone 'America/Chicago')::date + $1::integer)::text as day",
    [days],
  )
  return row!.day
}

async function applicationOf(person: string) {
  const [row] = await backend.sql<{ id: string }>(
    "select id from public.volunteer_applications where user_id = $1 order by submitted_at desc limit 1",
    [person],
  )
  return row!.id
}

async function note(
  person: string,
  result: string | null,
  days: readonly [done: number | null, last: number | null],
  db: FullSupabaseClient = outreach,
) {
  const [day, last_day] = await Promise.all(days.map(number => (number === null ? null : dayIn(number))))
  const given = { application: await applicationOf(person), result, day, last_day }
  return (await db.rpc("note_screening", given as never).throwOnError()).data
}

const take = async (db: FullSupabaseClient, id: string) =>
  (await db.rpc("take_shift", { shift: id }).throwOnError()).data

async function statusOf(person: string, id: string) {
  const [row] = await backend.sql<{ status: string }>(
    "select status from public.shift_signups where shift_id = $1 and user_id = $2",
    [id, person],
  )
  return row?.status
}

/** A shift three days ahead, at the hour of now, so that its day does not depend on when the test runs. */
const screenedShift = (more: Record<string, unknown> = {}) =>
  shift({ hours_ahead: 72, needs_screening: true, ...more })

test("a shift takes only volunteers whose screening counts on its day", async () => {
  const id = await screenedShift()
  const { id: person, db } = await volunteer()
  const missing = async () => (await db.rpc("shift_board").eq("id", id).single().throwOnError()).data.missing
  expect([await missing(), await take(db, id)]).toEqual([["screening"], "missing"])
  await note(person, "not-passed", [0, null])
  expect(await take(db, id)).toBe("missing")
  await note(person, "passed", [-10, 2])
  expect([await missing(), await take(db, id)]).toEqual([["screening"], "missing"])
  await note(person, "passed", [-10, 3])
  expect([await missing(), await take(db, id)]).toEqual([[], "confirmed"])
})

test("only outreach notes a screening, with days that are possible, and the row says who and when", async () => {
  const { id: person, db } = await volunteer()
  const others = [db, await staff("events"), await staff("finance")]
  for (const other of others) expect(await note(person, "passed", [0, 700], other)).toBe("not-allowed")
  const impossible = [
    ["passed", [0, null]],
    ["passed", [null, 700]],
    ["passed", [5, 700]],
    ["passed", [0, 0]],
    ["passed", [0, 2000]],
    ["not-passed", [0, 700]],
    [null, [0, null]],
  ] as const
  for (const [result, days] of impossible) expect(await note(person, result, days)).toBe("invalid")
  expect(await note(person, "passed", [-1, 700])).toBe("noted")
  const seenBy = async (reader: FullSupabaseClient) =>
    (
      await reader
        .from("volunteer_applications")
        .select("screening_result, screened_on, screening_ends_on, screening_author, screening_noted_at")
        .eq("user_id", person)
        .throwOnError()
    ).data
  const seen = {
    screening_result: "passed",
    screened_on: await dayIn(-1),
    screening_ends_on: await dayIn(700),
  }
  expect(await seenBy(outreach)).toMatchObject([{ ...seen, screening_author: "Ana" }])
  expect((await seenBy(outreach))[0]!.screening_noted_at).not.toBeNull()
  // Volunteers see the screening, and not the name of the colleague who noted it.
  expect(await seenBy(db)).toMatchObject([{ ...seen, screening_author: null }])
  expect(await seenBy(others[1]!)).toEqual([])
  const [entry] = await backend.sql<{ changes: object }>(
    "select changes from public.audit_entries where record_id = $1 order by occurred_at desc limit 1",
    [await applicationOf(person)],
  )
  // The log says what changed, and never the result.
  expect(entry!.changes).toMatchObject({ screening_result: {}, screened_on: {} })
  const { error } = await db
    .from("volunteer_applications")
    .update({ screening_result: "passed" })
    .eq("user_id", person)
  expect(error?.code).toBe("42501")
})

test("someone whose screening no longer covers a shift leaves it with one notice, and the next person moves up", async () => {
  const [covered, late, open] = [
    await screenedShift({ capacity: 1 }),
    await screenedShift({ hours_ahead: 240, capacity: 1 }),
    await shift({ hours_ahead: 300 }),
  ]
  const [first, next] = [await volunteer(), await volunteer()]
  for (const { id } of [first, next]) await note(id, "passed", [-10, 700])
  for (const id of [covered, late, open]) await take(first.db, id)
  expect(await take(next.db, late)).toBe("waiting")
  for (let time = 0; time < 2; time++) expect(await note(first.id, "passed", [-10, 5])).toBe("noted")
  expect(await Promise.all([covered, late, open].map(id => statusOf(first.id, id)))).toEqual([
    ...["confirmed", "canceled", "confirmed"],
  ])
  expect(await statusOf(next.id, late)).toBe("confirmed")
  expect(await noticeTitles(backend.sql, first.id)).toEqual([OFF])
  expect(await noticeTitles(backend.sql, next.id)).toEqual(["You have a place: Greet"])
  await note(first.id, null, [null, null])
  expect(await statusOf(first.id, covered)).toBe("canceled")
  expect(await noticeTitles(backend.sql, first.id)).toEqual([OFF, OFF])
})

test("a shift that starts to need a screening, or moves behind its end, loses volunteers without one", async () => {
  const id = await shift({ hours_ahead: 72 })
  const [without, screened] = [await volunteer(), await volunteer()]
  await note(screened.id, "passed", [-10, 9])
  for (const { db } of [without, screened]) await take(db, id)
  const save = async (day: number, needs_screening: boolean) => {
    const given = {
      ...{ shift: id, title: "Greet", about: "", place: "Library", chapter: null, event: null, minutes: 180 },
      ...{
        starts: `${await dayIn(day)}T12:00`,
        time_zone: "America/Chicago",
        capacity: 5,
        minimum_age: null,
      },
      ...{ needs_certificate: false, needs_waiver: false, needs_screening },
    }
    const { data } = await outreach
      .rpc("save_shift", given as never)
      .single()
      .throwOnError()
    return (data as { outcome: string }).outcome
  }
  expect(await save(9, true)).toBe("saved")
  expect([await statusOf(without.id, id), await statusOf(screened.id, id)]).toEqual(["canceled", "confirmed"])
  expect(await noticeTitles(backend.sql, without.id)).toEqual([OFF])
  expect(await save(10, true)).toBe("saved")
  expect(await statusOf(screened.id, id)).toBe("canceled")
  expect(await noticeTitles(backend.sql, screened.id)).toContain(OFF)
})

test("a screening comes along to a new application, and to a merged account", async () => {
  const person = await volunteer()
  await note(person.id, "passed", [-10, 700])
  await person.db.rpc("withdraw_volunteer_application").throwOnError()
  const application = {
    ...{ name: "Ana Ruiz", phone: "", city: "Town", state: "Ohio", about: "" },
    ...{ interests: ["greet" as const], availability: [] },
  }
  expect((await person.db.rpc("apply_to_volunteer", application).throwOnError()).data).toBe("submitted")
  const screeningOf = async (user: string) =>
    await backend.sql(
      `select stage, screening_result from public.volunteer_applications where user_id = $1
         and stage in ('submitted', 'active')`,
      [user],
    )
  expect(await screeningOf(person.id)).toEqual([{ stage: "submitted", screening_result: "passed" }])

  const [home, school] = [await volunteer(), await volunteer()]
  const id = await screenedShift({ hours_ahead: 120 })
  await note(school.id, "passed", [-10, 700])
  await note(home.id, "passed", [-20, 1])
  expect(await take(school.db, id)).toBe("confirmed")
  const { signedIn } = mergeAccountHelpers(backend)
  const fresh = { ...home, db: await signedIn(home.id) }
  expect(await merge(fresh.db, await mergeCode(school, fresh))).toBe("merged")
  expect(await screeningOf(home.id)).toEqual([{ stage: "active", screening_result: "passed" }])
  expect(await statusOf(home.id, id)).toBe("confirmed")
})
