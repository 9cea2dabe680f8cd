import { afterAll, expect, test } from "vitest"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { volunteerPeople } from "./volunteer-people.ts"

const backend = await testBackend()
afterAll(backend.close)
const { account, volunteer, staff, shift } = volunteerPeople(backend)

const take = async (db: FullSupabaseClient, id: string) =>
  (await db.rpc("take_shift", { shift: id }).throwOnError()).data
const leave = async (db: FullSupabaseClient, id: string) =>
  (await db.rpc("leave_shift", { shift: id }).throwOnError()).data
const offer = async (db: FullSupabaseClient, id: string) =>
  (await db.rpc("offer_shift", { shift: id }).throwOnError()).data

async function counts(id: string) {
  const [row] = await backend.sql("select taken, waiting, offered from public.shifts where id = $1", [id])
  return row
}

async function statusOf(person: string, id: string) {
  const [row] = await backend.sql<{ status: string }>(
    "select status from public.shift_signups where shift_id = $1 and user_id = $2",
    [id, person],
  )
  return row?.status
}

test("of 40 volunteers who take one of 5 places at once, exactly 5 get one", async () => {
  const id = await shift()
  const people = await Promise.all(Array.from({ length: 40 }, () => volunteer()))
  const outcomes = await Promise.all(people.map(({ db }) => take(db, id)))
  expect(outcomes.filter(outcome => outcome === "confirmed")).toHaveLength(5)
  expect(outcomes.filter(outcome => outcome === "waiting")).toHaveLength(35)
  expect(await counts(id)).toEqual({ taken: 5, waiting: 35, offered: 0 })
  const holders = people.filter((_, index) => outcomes[index] === "confirmed")
  await Promise.all(holders.map(({ db }) => leave(db, id)))
  expect(await counts(id)).toEqual({ taken: 5, waiting: 30, offered: 0 })
})

test("the person who has waited longest moves up and gets a notice; people who miss a requirement are skipped", async () => {
  const id = await shift({ capacity: 1 })
  const [first, lapsed, next] = [await volunteer(), await volunteer(), await volunteer()]
  for (const { db } of [first, lapsed, next]) await take(db, id)
  await backend.sql("update public.shift_signups set status = 'waiting' where user_id = $1", [lapsed.id])
  // Without the trigger that takes them off the list.
  await backend.sql("alter table public.volunteer_applications disable trigger release_shifts")
  await backend.sql("update public.volunteer_applications set stage = 'inactive' where user_id = $1", [
    lapsed.id,
  ])
  await backend.sql("alter table public.volunteer_applications enable trigger release_shifts")
  expect(await leave(first.db, id)).toBe("left")
  expect(await leave(first.db, id)).toBe("not-possible")
  expect([await statusOf(lapsed.id, id), await statusOf(next.id, id)]).toEqual(["waiting", "confirmed"])
  expect(await noticeTitles(backend.sql, next.id)).toEqual(["You have a place: Greet"])
})

test("an offered place goes to one of the volunteers who ask for it, and the one who offered it gets a notice", async () => {
  const id = await shift({ capacity: 1 })
  const [giver, ...others] = await Promise.all([volunteer(), volunteer(), volunteer(), volunteer()])
  expect(await take(giver!.db, id)).toBe("confirmed")
  expect(await offer(giver!.db, id)).toBe("offered")
  expect(await counts(id)).toEqual({ taken: 1, waiting: 0, offered: 1 })
  expect(await statusOf(giver!.id, id)).toBe("confirmed")
  const outcomes = await Promise.all(others.map(({ db }) => take(db, id)))
  expect(outcomes.sort()).toEqual(["taken-over", "waiting", "waiting"])
  expect(await counts(id)).toEqual({ taken: 1, waiting: 2, offered: 0 })
  expect(await statusOf(giver!.id, id)).toBe("canceled")
  expect(await noticeTitles(backend.sql, giver!.id)).toEqual(["Someone took your place: Greet"])
})

test("an offer is handed to someone who waits at once, and can be taken back before", async () => {
  const id = await shift({ capacity: 1 })
  const [giver, waiting] = [await volunteer(), await volunteer()]
  await take(giver.db, id)
  await offer(giver.db, id)
  expect((await giver.db.rpc("keep_shift", { shift: id }).throwOnError()).data).toBe("kept")
  expect(await take(waiting.db, id)).toBe("waiting")
  expect(await offer(giver.db, id)).toBe("handed-over")
  expect([await statusOf(giver.id, id), await statusOf(waiting.id, id)]).toEqual(["canceled", "confirmed"])
})

test("a shift names what a person lacks, and does not take them", async () => {
  const id = await shift({ needs_waiver: true, needs_certificate: true, minimum_age: 18 })
  const missing = async (db: FullSupabaseClient) =>
    (await db.rpc("shift_board").eq("id", id).single().throwOnError()).data.missing
  const member = await account()
  expect(await missing(member.db)).toEqual(["volunteer", "certificate", "waiver"])
  expect(await take(member.db, id)).toBe("missing")
  const person = await volunteer()
  expect(await missing(person.db)).toEqual(["certificate", "waiver"])
  const sign = async (given: object) =>
    (
      await person.db
        .rpc("sign_waiver", { person: person.id, seen_version: 1, signed_name: "Ana Ruiz", ...given })
        .throwOnError()
    ).data
  expect([
    await sign({ seen_version: 9 }),
    await sign({ person: member.id }),
    await sign({ signed_name: "" }),
  ]).toEqual(["changed", "unknown", "invalid"])
  expect([await sign({}), await sign({})]).toEqual(["signed", "signed"])
  expect(await missing(person.db)).toEqual(["certificate"])
  await backend.sql(
    `insert into public.certificates (id, user_id, course_id, course_title, criteria)
     select replace($1, '-', ''), $1::uuid, id, 'Basics', 'Passed' from public.courses where slug = 'overdose-response-basics'`,
    [person.id],
  )
  expect(await missing(person.db)).toEqual([])
  expect(await take(person.db, id)).toBe("confirmed")
})

test("a shift can need a course, which a passed test or a certificate of it shows", async () => {
  const slugs = ["overdose-response-basics", "for-parents-and-guardians"]
  const [basics, other] = await backend.sql<{ id: string; title: string }>(
    "select id, title from public.courses where slug = any ($1) order by slug desc",
    [slugs],
  )
  const id = await shift({ course_id: basics!.id })
  const board = async (db: FullSupabaseClient) =>
    (await db.rpc("shift_board").eq("id", id).single().throwOnError()).data
  const person = await volunteer()
  expect(await board(person.db)).toMatchObject({
    ...{ missing: ["course"], course_title: basics!.title, course_slug: slugs[0] },
  })
  expect(await take(person.db, id)).toBe("missing")
  const attempt = (course: string, is_passed: boolean) =>
    backend.sql(
      `insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
       values ($1, $2, 1, '[{}]', now(), $3)`,
      [person.id, course, is_passed],
    )
  await attempt(basics!.id, false)
  await attempt(other!.id, true)
  expect(await take(person.db, id)).toBe("missing")
  await attempt(basics!.id, true)
  expect(await take(person.db, id)).toBe("confirmed")
})

test("nobody takes two shifts at the same time, a shift twice, or one that has started or is canceled", async () => {
  const { db } = await volunteer()
  const [one, two, past, canceled] = [
    await shift({ hours_ahead: 100 }),
    await shift({ hours_ahead: 102 }),
    await shift({ hours_ahead: -1 }),
    await shift({ canceled_at: new Date(), cancel_reason: "Storm warning" }),
  ]
  expect([await take(db, one), await take(db, one), await take(db, two)]).toEqual([
    ...["confirmed", "already", "overlap"],
  ])
  expect([await take(db, past), await take(db, canceled)]).toEqual(["closed", "closed"])
  expect(await take(db, crypto.randomUUID())).toBe("unknown")
})

test("stopping and deleting an account free the places", async () => {
  const id = await shift({ capacity: 1 })
  const [first, second, third] = [await volunteer(), await volunteer(), await volunteer()]
  for (const { db } of [first, second, third]) await take(db, id)
  await first.db.rpc("withdraw_volunteer_application").throwOnError()
  expect(await statusOf(second.id, id)).toBe("confirmed")
  await backend.admin.auth.admin.deleteUser(second.id)
  expect(await statusOf(third.id, id)).toBe("confirmed")
  expect(await counts(id)).toEqual({ taken: 1, waiting: 0, offered: 0 })
})

test("a learner leaves the shifts ahead when the consent to events ends, and not when it is renewed", async () => {
  const learner = await volunteer({
    birth_month: `${new Date().getFullYear() - 15}-01`,
    display_name: "Leo",
  })
  const guardian = await account()
  await backend.sql(
    `insert into public.guardianships (guardian_id, learner_id, relation, guardian_confirmed_at, learner_confirmed_at)
     values ($1, $2, 'parent', now(), now())`,
    [guardian.id, learner.id],
  )
  const agree = `insert into public.consents (learner_id, guardian_id, kind, version, is_given, signed_name)
    select $2, $1, kind, version, true, 'Grace Ruiz' from public.policy_texts where kind = 'consent-events'`
  await backend.sql(agree, [guardian.id, learner.id])
  const [ahead, started] = [await shift({ capacity: 1 }), await shift({ hours_ahead: 200 })]
  const next = await volunteer()
  expect([await take(learner.db, ahead), await take(learner.db, started)]).toEqual(["confirmed", "confirmed"])
  expect(await take(next.db, ahead)).toBe("waiting")
  await backend.sql(
    "update public.shifts set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1",
    [started],
  )
  const renew = `do $$ begin
    update public.consents set withdrawn_at = now() where learner_id = '${learner.id}';
    insert into public.consents (learner_id, guardian_id, kind, version, is_given, signed_name, given_at)
      select '${learner.id}', '${guardian.id}', kind, version, true, 'Grace Ruiz', now() + interval '1 second'
      from public.policy_texts where kind = 'consent-events'; end $$`
  await backend.sql(renew)
  expect(await statusOf(learner.id, ahead)).toBe("confirmed")
  const args = { learner: learner.id, kind: "consent-events" }
  expect((await guardian.db.rpc("withdraw_consent", args).throwOnError()).data).toBe("withdrawn")
  expect([await statusOf(learner.id, ahead), await statusOf(next.id, ahead)]).toEqual([
    "canceled",
    "confirmed",
  ])
  expect(await statusOf(learner.id, started)).toBe("confirmed")
  expect(await noticeTitles(backend.sql, learner.id)).toContain("You’re off this shift: Greet")
})

test("a reminder is sent once, a day ahead", async () => {
  const [soon, later] = [await shift({ hours_ahead: 20 }), await shift({ hours_ahead: 60 })]
  const { id, db } = await volunteer()
  await take(db, soon)
  await take(db, later)
  for (let run = 0; run < 2; run++) await backend.sql("select private.send_shift_reminders()")
  expect(await noticeTitles(backend.sql, id)).toEqual(["Your shift is coming up: Greet"])
})

test("outreach plans shifts, leads those of their chapter, and nobody else any", async () => {
  const [chapter] = await backend.sql<{ id: string }>(
    `insert into public.chapters (slug, name, kind, city, state, status, founded_on)
     values ('town', 'Town', 'city', 'Town', 'Ohio', 'active', '2024-05-01') returning id`,
  )
  const fields = {
    ...{ title: "Pack", about: "", place: "Office", starts: "2031-03-04T18:00", minutes: 120 },
    ...{ time_zone: "America/Chicago", capacity: 2, needs_certificate: false, needs_waiver: false },
    needs_screening: false,
  }
  const save = async (db: FullSupabaseClient, more: object = {}) =>
    (
      await db
        .rpc("save_shift", {
          ...{ shift: null, chapter: null, event: null, minimum_age: null, ...fields, ...more },
        } as never)
        .single()
        .throwOnError()
    ).data as { outcome: string; id: string }
  const lead = await staff("chapter_lead", chapter!.id)
  const outreach = await staff("outreach")
  const [wrong, member] = [await staff("events"), (await volunteer()).db]
  for (const db of [lead, wrong, member]) expect(await save(db)).toEqual({ outcome: "not-allowed", id: null })
  const own = await save(lead, { chapter: chapter!.id })
  expect(own.outcome).toBe("saved")
  const { data: planned } = await member
    .from("shifts")
    .select("starts_at, sequence")
    .eq("id", own.id)
    .throwOnError()
  expect(planned).toEqual([{ starts_at: "2031-03-05T00:00:00+00:00", sequence: 0 }])
  const general = await save(outreach)
  expect((await save(lead, { shift: general.id, chapter: chapter!.id })).outcome).toBe("not-allowed")
  expect((await save(outreach, { capacity: 0 })).outcome).toBe("invalid")
  expect((await save(outreach, { starts: "2031-03-09T02:30" })).outcome).toBe("skipped-time")
  const night = await save(outreach, { starts: "2031-11-01T22:00", minutes: 300 })
  const { data: shown } = await member.from("shifts").select("ends_at").eq("id", night.id).throwOnError()
  expect(shown).toEqual([{ ends_at: "2031-11-02T09:00:00+00:00" }])
  const people = [await volunteer(), await volunteer(), await volunteer()]
  for (const { db } of people) await take(db, own.id)
  expect((await save(lead, { shift: own.id, chapter: chapter!.id, capacity: 1 })).outcome).toBe("too-small")
  expect(
    (await save(lead, { shift: own.id, chapter: chapter!.id, capacity: 3, place: "Hall" })).outcome,
  ).toBe("saved")
  expect((await noticeTitles(backend.sql, people[2]!.id)).sort()).toEqual([
    ...["Your shift has changed: Pack", "You have a place: Pack"].sort(),
  ])
  const roster = async (db: FullSupabaseClient) =>
    (await db.rpc("shift_roster", { shift: own.id }).throwOnError()).data.length
  expect([await roster(lead), await roster(outreach), await roster(wrong), await roster(member)]).toEqual([
    3, 3, 0, 0,
  ])
  const cancel = async (db: FullSupabaseClient, why: string) =>
    (await db.rpc("cancel_shift", { shift: own.id, why }).throwOnError()).data
  expect([
    await cancel(wrong, "Storm warning"),
    await cancel(lead, ""),
    await cancel(lead, "Storm warning"),
  ]).toEqual([...["unknown", "no-reason", "canceled"]])
  expect(await noticeTitles(backend.sql, people[0]!.id)).toContain("Your shift is canceled: Pack")
})

test("shifts that fit a volunteer's time come first", async () => {
  const { id, db } = await volunteer()
  const early = await shift({ title: "Early", hours_ahead: 5 })
  const fitting = await shift({ title: "Fitting", hours_ahead: 80 })
  await backend.sql(
    `update public.volunteer_applications set availability = array[private.slot_of(s)]
     from public.shifts s where s.id = $2 and user_id = $1`,
    [id, fitting],
  )
  const { data } = await db.rpc("shift_board").in("id", [early, fitting]).throwOnError()
  expect(data.map(({ title, is_suggested }) => [title, is_suggested])).toEqual([
    ["Fitting", true],
    ["Early", false],
  ])
})
