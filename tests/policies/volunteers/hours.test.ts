import { afterAll, expect, test } from "vitest"
import type { DbEnum, FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { metric } from "../site/impact-fixtures.ts"
import { volunteerPeople } from "./volunteer-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, volunteer, staff, shift } = volunteerPeople(backend)
const outreach = await staff("outreach")

const today = new Date().toISOString().slice(0, 10)

async function log(db: FullSupabaseClient, more: object = {}) {
  const given = { day: today, minutes: 120, task: "Packed boxes", chapter: null, ...more }
  return (await db.rpc("log_hours", given as never).throwOnError()).data
}

async function decide(db: FullSupabaseClient, hours: string, status: DbEnum<"hours_status">, why = "") {
  return (await db.rpc("decide_hours", { hours, next_status: status, why }).throwOnError()).data
}

async function own(db: FullSupabaseClient) {
  return (
    await db.from("volunteer_hours").select("id, minutes, status, reason").order("entered_at").throwOnError()
  ).data
}

async function letter(db: FullSupabaseClient, from_day = today, to_day = today) {
  return (await db.rpc("issue_service_letter", { from_day, to_day }).single().throwOnError()).data as {
    outcome: string
    id: string
  }
}

async function card(id: string) {
  const [row] = await backend.sql<{ code: string }>("select code from public.service_letters where id = $1", [
    id,
  ])
  return (await backend.visitor.rpc("service_letter_card", { wanted: row!.code }).throwOnError()).data
}

test("volunteers enter hours of the last 90 days, at most 24 a day, and remove open ones", async () => {
  expect(await log((await account()).db)).toBe("not-volunteer")
  const { db } = await volunteer()
  expect(await log(db, { day: "2020-01-01" })).toBe("invalid")
  expect(await log(db, { minutes: 7 })).toBe("invalid")
  expect(await log(db, { minutes: 1440 })).toBe("saved")
  expect(await log(db, { minutes: 15 })).toBe("too-many")
  const [row] = await own(db)
  const other = (await volunteer()).db
  const remove = async (as: FullSupabaseClient) =>
    (await as.rpc("remove_hours", { hours: row!.id }).throwOnError()).data
  expect([await remove(other), await remove(db), await remove(db)]).toEqual(["unknown", "saved", "unknown"])
})

test("outreach approves and rejects with a reason, leads only in their chapter, nobody their own", async () => {
  const [chapter] = await backend.sql<{ id: string }>(
    `insert into public.chapters (slug, name, kind, city, state, status, founded_on)
     values ('town', 'Town', 'city', 'Town', 'Ohio', 'active', '2024-05-01') returning id`,
  )
  const lead = await staff("chapter_lead", chapter!.id)
  const { id, db } = await volunteer()
  await log(db, { task: "General" })
  await log(db, { task: "In the chapter", chapter: chapter!.id })
  const [general, local] = await own(db)
  expect((await own(lead)).map(row => row.id)).toEqual([local!.id])
  expect(await own(await staff("events"))).toEqual([])
  expect(await decide(lead, general!.id, "approved")).toBe("unknown")
  expect(await decide(lead, local!.id, "approved")).toBe("decided")
  expect(await decide(lead, local!.id, "approved")).toBe("not-possible")
  expect(await decide(outreach, general!.id, "rejected")).toBe("no-reason")
  expect(await decide(outreach, general!.id, "rejected", "We had no shift that day.")).toBe("decided")
  expect(await decide(db, general!.id, "approved")).toBe("unknown")
  expect(await noticeTitles(backend.sql, id)).toEqual([
    "Your hours are approved",
    "Your hours were not approved",
  ])
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'outreach')", [id])
  expect(await decide(await backend.member({ sub: id, aal: "aal2" }), general!.id, "approved")).toBe(
    "own-hours",
  )
})

test("checking a volunteer in adds the length of the shift once", async () => {
  const [now, later] = [await shift({ hours_ahead: 0 }), await shift({ hours_ahead: 90 })]
  const { id, db } = await volunteer()
  const signups = await backend.sql<{ id: string }>(
    `insert into public.shift_signups (shift_id, user_id, status, number)
     select s, $1, 'confirmed', 1 from unnest($2::uuid[]) as s returning id`,
    [id, [now, later]],
  )
  const checkIn = async (as: FullSupabaseClient, index: number) =>
    (await as.rpc("check_in_volunteer", { signup: signups[index]!.id }).throwOnError()).data
  expect(await checkIn(await staff("events"), 0)).toBe("unknown")
  expect([await checkIn(outreach, 0), await checkIn(outreach, 0), await checkIn(outreach, 1)]).toEqual([
    ...["checked-in", "already", "too-early"],
  ])
  expect(await own(db)).toMatchObject([{ minutes: 180, status: "approved" }])
})

test("a letter about days to come ends today, or with the last hours", async () => {
  const { db } = await volunteer()
  await log(db)
  const [entry] = await own(db)
  await decide(outreach, entry!.id, "approved")
  const { id } = await letter(db, "2026-01-01", "2099-12-31")
  const [days] = await backend.sql(
    `select l.from_day::text, l.minutes, l.to_day = greatest(h.day, (now() at time zone s.giving_time_zone)::date) as ends_in_time
     from public.service_letters l, public.volunteer_hours h, public.site_settings s where l.id = $1 and h.id = $2`,
    [id, entry!.id],
  )
  expect(days).toEqual({ from_day: "2026-01-01", minutes: entry!.minutes, ends_in_time: true })
})

test("a letter states approved hours, and is no longer valid when they are corrected", async () => {
  const { db } = await volunteer()
  await log(db)
  await log(db, { minutes: 60 })
  const [first, second] = await own(db)
  expect((await letter(db)).outcome).toBe("no-hours")
  await decide(outreach, first!.id, "approved")
  const issued = await letter(db)
  expect(issued.outcome).toBe("issued")
  expect(await card(issued.id)).toMatchObject({ name: "Ana Ruiz", minutes: 120, isCurrent: true })
  await decide(outreach, second!.id, "approved")
  expect(await card(issued.id)).toMatchObject({ minutes: 120, isCurrent: true })
  await decide(outreach, first!.id, "rejected", "Entered twice.")
  expect(await card(issued.id)).toMatchObject({ isCurrent: false })
  const corrected = await letter(db)
  expect(await card(corrected.id)).toMatchObject({ minutes: 60, isCurrent: true })
  expect((await letter(db, "2026-02-01", "2026-01-01")).outcome).toBe("invalid")
  const { data } = await backend.visitor.rpc("service_letter_card", { wanted: "00000-00000" }).throwOnError()
  expect(data).toBeNull()
})

test("the answer about a learner's letter has only initials", async () => {
  const { id } = await account({ birth_month: `${new Date().getUTCFullYear() - 16}-01` })
  const [row] = await backend.sql<{ id: string }>(
    `insert into public.service_letters (code, user_id, name, from_day, to_day, minutes, legal_name, address)
     values ('11111-11111', $1, 'Leo Young', '2026-01-01', '2026-02-01', 60, 'Name', 'Address') returning id`,
    [id],
  )
  expect(await card(row!.id)).toMatchObject({ name: "L. Y." })
})

test("hours, letters and shifts move with a merged account", async () => {
  const [before, after] = [await volunteer(), await account()]
  await log(before.db)
  const [row] = await own(before.db)
  await decide(outreach, row!.id, "approved")
  const issued = await letter(before.db)
  await before.db.rpc("take_shift", { shift: await shift() }).throwOnError()
  await backend.sql("select private.move_volunteering($1, $2)", [before.id, after.id])
  expect(await own(before.db)).toEqual([])
  expect(await own(after.db)).toMatchObject([{ status: "approved" }])
  expect(await card(issued.id)).toMatchObject({ isCurrent: true })
  expect((await after.db.from("shift_signups").select("status").throwOnError()).data).toEqual([
    { status: "confirmed" },
  ])
})

test("only approved hours are a public number: rounded down per person, and corrected", async () => {
  await metric(backend, { id: "hours", records: "{volunteer-hours}" })
  const counted = async () => {
    const [row] = await backend.sql<{ kept: number; totals: number }>(
      `select c.amount::int as kept, (select coalesce(sum(t.amount), 0)::int from private.impact_totals t
         where t.source = 'volunteer-hours') as totals from public.impact_counts c where c.metric = 'hours'`,
    )
    expect(row!.totals).toBe(row!.kept)
    return row!.kept
  }
  const before = await counted()
  const [one, other] = [await volunteer(), await volunteer()]
  for (const minutes of [105, 45, 75]) await log(one.db, { minutes })
  await log(other.db, { minutes: 45 })
  expect(await counted()).toBe(before)
  const ids = (await own(one.db)).map(({ id }) => id)
  const [short] = await own(other.db)
  await Promise.all([...ids, short!.id].map(id => decide(outreach, id, "approved")))
  // 225 minutes of one person, and 45 of another.
  expect(await counted()).toBe(before + 3)
  await decide(outreach, ids[0]!, "rejected", "It was the week before.")
  expect(await counted()).toBe(before + 2)
  await backend.sql("update public.volunteer_hours set user_id = $2 where user_id = $1", [other.id, one.id])
  // 165 minutes of the merged account.
  expect(await counted()).toBe(before + 2)
  await backend.sql("update public.volunteer_hours set minutes = minutes + 15 where user_id = $1", [one.id])
  expect(await counted()).toBe(before + 3)
  await backend.admin.auth.admin.deleteUser(one.id)
  expect(await counted()).toBe(before + 3)
})
