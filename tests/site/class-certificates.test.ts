import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { sessionSite } from "../support/session-site.ts"

const { age, close, signedInBrowser, sql } = await sessionSite()
afterAll(close)

const PATH = "/staff/issue-certificates"

async function staff(...roles: string[]) {
  const browser = await signedInBrowser()
  for (const role of roles)
    await sql("insert into user_roles (user_id, role) values ($1, $2)", [browser.userId, role])
  await sql("update auth.sessions set aal = 'aal2' where user_id = $1", [browser.userId])
  age(browser.cookies)
  return browser
}

async function courseId() {
  const [course] = await sql("select id from courses where status = 'published' and bank is not null limit 1")
  return String(course!.id)
}

test("without JavaScript, an instructor checks a list, sees what will happen, and issues certificates", async () => {
  const instructor = await staff("instructor")
  const email = `${randomUUID()}@example.org`
  const people = `Name, Email\nAna Lopez, ${email}\nBen Okafor\nAna Lopez, ${email}`
  const form = {
    course: await courseId(),
    taught_on: new Date().toISOString().slice(0, 10),
    people,
    are_adults: "on",
  }

  const { are_adults: _, ...unchecked } = form
  const rejected = await instructor.post(PATH, { ...unchecked, intent: "check" })
  expect(rejected.status).toBe(400)
  expect(rejected.text).toContain("Check the box, or take everyone under 18 off the list.")
  expect(rejected.text).toContain(`Ana Lopez, ${email}`)

  const preview = await instructor.post(PATH, { ...form, intent: "check" })
  expect(preview.text).toContain("One person will get a certificate and an email. 2 lines are left out.")
  expect(preview.text).toContain("Is on the list twice")
  expect(preview.text).toContain("The email address is missing or wrong")
  expect(preview.text).toContain("Issue one certificate")
  const sent = () => sql("select id from private.email_outbox where to_address = $1", [email])
  expect(await sent()).toEqual([])

  const issued = await instructor.post(PATH, { ...form, intent: "issue" })
  expect([issued.status, issued.headers.location]).toEqual([303, PATH])
  expect((await instructor.ask(PATH)).text).toContain("One certificate is issued")
  expect(await sent()).toHaveLength(1)
  await instructor.post(PATH, { ...form, intent: "issue" })
  expect((await instructor.ask(PATH)).text).toContain("nobody on the list needed one")
  expect(await sent()).toHaveLength(1)

  const auditor = await staff("auditor")
  expect((await auditor.post(PATH, { ...form, intent: "issue" })).status).toBe(403)
})

test("from the date of an event, the list has everyone who was checked in", async () => {
  const email = `${randomUUID()}@example.org`
  const [date] = await sql(
    `with event as (
       insert into public.events (slug, kind, status, title, summary, description, format, place, street, city, state, time_zone)
       values ($1, 'training', 'published', 'A class', 'A class about naloxone.', 'A class.', 'in-person', 'The library',
         '1 Main Street', 'Springfield', 'Ohio', 'America/Chicago') returning id),
     date as (
       insert into public.event_dates (event_id, starts_at, ends_at, room_capacity)
       select id, now() - interval '1 hour', now() + interval '2 hours', 10 from event returning id, event_id),
     people as (
       insert into public.event_registrations (date_id, number, name, email, channel, status, party_size)
       select date.id, place, 'Person ' || chr(64 + place), case place when 1 then $2 else 'absent-' || $2 end, 'room', 'confirmed', 1
       from date, generate_series(1, 2) as place returning id, date_id, number),
     arrived as (
       insert into public.check_ins (registration_id, date_id, people, checked_in_at, device_id, sequence)
       select id, date_id, 1, now(), gen_random_uuid(), 0 from people where number = 1)
     select id, event_id from date`,
    [`class-${randomUUID()}`, email],
  )
  const link = `${PATH}?date=${date!.id}`
  const page = `/staff/events/${date!.event_id}/dates/${date!.id}`
  const both = await staff("instructor", "events")
  expect((await both.ask(page)).text).toContain(link)
  const { text } = await both.ask(link)
  expect(text).toContain(`Person A, ${email}`)
  expect(text).not.toContain("absent-")

  const events = await staff("events")
  expect((await events.ask(page)).text).not.toContain(link)
  const instructor = await staff("instructor")
  expect((await instructor.ask(link)).text).not.toContain(email)
})
