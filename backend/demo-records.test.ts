import { afterAll, expect, test } from "vitest"
import { mountBackend } from "#backend/mount.ts"
import { SITE_URL, testBackend } from "#tests/support/backend.ts"
import { tempFolder } from "#tests/support/folder.ts"

const backend = await testBackend({ demo: true })
afterAll(backend.close)
const { sql } = backend

test("the member has a half-finished course, a certificate that expires soon and a notice about it", async () => {
  const courses = await sql(
    `select c.slug, e.lessons_done, (select count(*)::int from public.lessons l where l.course_id = c.id) as lessons
     from public.enrollments e join public.courses c on c.id = e.course_id join auth.users u on u.id = e.user_id
     where u.email = 'member@openairway.example' and e.passed_at is null`,
  )
  expect(courses).toEqual([{ slug: "for-parents-and-guardians", lessons_done: 2, lessons: 4 }])
  const certificates = await sql(
    `select status, expires_at::date - current_date as days from public.certificates c
     join auth.users u on u.id = c.user_id where u.email = 'member@openairway.example'`,
  )
  expect(certificates).toEqual([{ status: "valid", days: 19 }])
  const unread = await sql(
    `select message from public.notices n join auth.users u on u.id = n.user_id
     where u.email = 'member@openairway.example' and read_at is null`,
  )
  expect(unread).toEqual([{ message: "certificate-expires" }])
})

test("the learner is in the middle of the basics, and a slip waits for the guardian", async () => {
  const progress = await sql(
    `select e.lessons_done, count(p.lesson_id)::int as opened from public.enrollments e
     join public.lesson_progress p on p.user_id = e.user_id join auth.users u on u.id = e.user_id
     where u.email = 'learner@openairway.example' group by e.lessons_done`,
  )
  expect(progress).toEqual([{ lessons_done: 6, opened: 7 }])
  const slips = await sql(
    `select happens_on > current_date as is_ahead, is_allowed from public.permission_slips order by happens_on`,
  )
  expect(slips).toEqual([
    { is_ahead: false, is_allowed: true },
    { is_ahead: true, is_allowed: null },
  ])
})

test("staff have thirty certificates in every state and a kit request in every status", async () => {
  const states = await sql<{ state: string; count: number }>(
    `select case when c.status <> 'valid' then c.status
       when exists (select from public.certificates n where n.replaces = c.id) then 'renewed'
       when c.expires_at < now() then 'expired' when c.expires_at < now() + interval '60 days' then 'expires soon'
       else 'valid' end as state, count(*)::int as count
     from public.certificates c group by 1 order by 1`,
  )
  expect(states.map(({ state }) => state)).toEqual([
    "expired",
    "expires soon",
    "renewed",
    "revoked",
    "suspended",
    "valid",
  ])
  expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(30)
  const reviews = await sql<{ status: string }>(
    `select c.status from public.certificate_requests r join public.certificates c on c.id = r.review_of
     where r.refused_at is null order by 1`,
  )
  expect(reviews.map(({ status }) => status)).toEqual(["revoked", "suspended"])
  const statuses = await sql<{ status: string }>("select distinct status from public.kit_requests order by 1")
  expect(statuses.map(({ status }) => status)).toEqual([
    "approved",
    "canceled",
    "delivered",
    "out_of_stock",
    "packed",
    "requested",
    "shipped",
  ])
})

test("finance has gifts of test mode with gap-free receipts, some repeating, one refunded in full", async () => {
  const [gifts] = await sql(
    `select count(*) > 20 as are_many, count(distinct subscription_id)::int as plans, bool_and(not is_live) as are_tests,
       count(*) filter (where status = 'refunded')::int as refunded, count(*) filter (where status = 'failed')::int as failed
     from public.donations`,
  )
  expect(gifts).toEqual({ are_many: true, plans: 4, are_tests: true, refunded: 1, failed: 1 })
  const [receipts] = await sql(
    `select max(number) = count(*) and min(number) = 1 as are_gapless, count(replaces)::int as corrected,
       max(number) = (select last_number from private.receipt_numbers) as next_follows from public.receipts`,
  )
  expect(receipts).toEqual({ are_gapless: true, corrected: 2, next_follows: true })
  const reached = await sql("select gift_cents > 0 as has_gifts, is_live from public.campaign_totals")
  expect(reached).toEqual([
    { has_gifts: true, is_live: false },
    { has_gifts: true, is_live: false },
  ])
})

test("demo records cause no email, and no reminder or notice about inactivity is due", async () => {
  const emails = () => sql("select message from private.email_outbox")
  expect(await emails()).toEqual([])
  await sql("select private.send_expiry_reminders(), private.process_inactive_accounts()")
  await sql("select private.send_name_reminders(), private.issue_waiting_certificates()")
  expect(await emails()).toEqual([])
})

test("a second start adds nothing and brings nothing back", async () => {
  await sql("delete from public.kit_requests where status = 'canceled'")
  const counts = () =>
    sql(`select (select count(*) from auth.users) as users, (select count(*) from public.certificates) as certificates,
      (select count(*) from public.kit_requests) as kits, (select count(*) from public.permission_slips) as slips,
      (select count(*) from public.notices) as notices, (select count(*) from public.enrollments) as enrollments`)
  const before = await counts()
  const again = await mountBackend({
    siteUrl: SITE_URL,
    dataDir: tempFolder(),
    databaseUrl: backend.databaseUrl,
    demo: true,
    runJobs: false,
  })
  await again.close()
  expect(await counts()).toEqual(before)
})

test("the demo pictures have all their files", async () => {
  const pictures = await sql<{ id: string; widths: number[] }>("select id, widths from public.pictures")
  expect(pictures.length).toBeGreaterThanOrEqual(3)
  for (const { id, widths } of pictures) {
    for (const file of widths.flatMap(width => [`${width}.avif`, `${width}.webp`, `${width}.jpg`])) {
      const path = `${SITE_URL}/storage/v1/object/public/pictures/${id}/${file}`
      const response = await backend.backend.fetch(new Request(path))
      expect([path, response.status]).toEqual([path, 200])
    }
  }
})
