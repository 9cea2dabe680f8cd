import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { passing } from "./passing.ts"

const backend = await testBackend()
afterAll(backend.close)
const { course, account, certificates, certified, instructor } = await passing(backend)
const { db: staff } = await instructor()

type Person = { name: string; email: string }

async function issue(people: Person[], is_preview = false, db = staff, taught_on = today()) {
  return (await db.rpc("issue_class_certificates", { course, taught_on, people, is_preview }).throwOnError())
    .data
}

function today(days = 0) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function guest(name = "Ana Lopez"): Person {
  return { name, email: `${crypto.randomUUID()}@example.org` }
}

async function emailOf(user: string) {
  const [row] = await backend.sql("select email from auth.users where id = $1", [user])
  return String(row!.email)
}

const sentTo = (email: string) =>
  backend.sql(
    "select message, params ->> 'certificate' as certificate from private.email_outbox where to_address = $1",
    [email],
  )
const unclaimed = (email: string) =>
  backend.sql("select certificate_id from private.unclaimed_certificates where email = $1", [email])

test("a preview says the same as the real thing, and writes nothing", async () => {
  const people = [guest(), { name: "", email: "a@example.org" }, { name: "Ben", email: "no address" }]
  const count = () => backend.sql("select count(*)::int as certificates from public.certificates")
  const before = await count()
  const preview = await issue(people, true)
  expect(await count()).toEqual(before)
  expect(await sentTo(people[0]!.email)).toEqual([])
  expect(preview).toEqual(["issued", "invalid-name", "invalid-email"])
  expect(await issue(people)).toEqual(preview)
  expect(await sentTo(people[0]!.email)).toMatchObject([{ message: "class-certificate-guest" }])
})

test("someone without an account gets a certificate with initials, by email and once", async () => {
  const person = guest()
  expect(await issue([person, { ...person, email: person.email.toUpperCase() }])).toEqual([
    "issued",
    "repeated",
  ])
  expect(await issue([person])).toEqual(["has-one"])
  const [email] = await sentTo(person.email)
  const [card] = await backend.sql(
    "select user_id, holder_name, name_form, status, criteria from public.certificates where id = $1",
    [email!.certificate],
  )
  expect(card).toMatchObject({
    ...{ user_id: null, holder_name: "Ana Lopez", name_form: "initials", status: "valid" },
  })
  expect(card!.criteria).toMatch(/^Took the class with an instructor on [A-Z][a-z]+ \d{1,2}, \d{4}\.$/)
  expect(await sentTo(person.email)).toHaveLength(1)
})

test("two people who send the same list at once issue each certificate once", async () => {
  const people = [guest(), guest()]
  const { db: colleague } = await instructor()
  const outcomes = await Promise.all([issue(people), issue(people, false, colleague)])
  expect(outcomes.flat().sort()).toEqual(["has-one", "has-one", "issued", "issued"])
})

test("after it was revoked, a person gets a new one", async () => {
  const person = guest()
  await issue([person])
  const [{ certificate_id }] = (await unclaimed(person.email)) as [{ certificate_id: string }]
  const revoked = { wanted: certificate_id, new_status: "revoked", reason: "issued-in-error" }
  await staff.rpc("set_certificate_status", revoked).throwOnError()
  expect(await issue([person])).toEqual(["issued"])
})

test("a member finds it in the account, and it replaces an older one", async () => {
  const user = await certified()
  await backend.sql(
    "update public.certificates set issued_at = now() - interval '1 year', expires_at = now() + interval '1 year' where user_id = $1",
    [user],
  )
  const [older] = await certificates(user)
  expect(await issue([{ name: "Ana Ruiz", email: await emailOf(user) }])).toEqual(["issued"])
  const [, newer] = await certificates(user)
  const [row] = await backend.sql("select replaces from public.certificates where id = $1", [newer])
  expect(row!.replaces).toBe(older)
  expect(await noticeTitles(backend.sql, user)).toContain("Your certificate is ready")
  expect(await unclaimed(await emailOf(user))).toEqual([])
})

test("a member under 18 without a guardian’s consent, or who has not said how old they are, gets none", async () => {
  const minor = await account({ is_adult: "false", adult_month: `${new Date().getUTCFullYear() + 3}-01` })
  const silent = await account({})
  const people = await Promise.all(
    [minor, silent].map(async user => ({ name: "Cam", email: await emailOf(user) })),
  )
  expect(await issue(people)).toEqual(["needs-guardian", "needs-guardian"])
  expect([...(await certificates(minor)), ...(await certificates(silent))]).toEqual([])
})

test("a member whose certificate was revoked for cheating gets none", async () => {
  const user = await certified()
  const [held] = await certificates(user)
  const cheating = { wanted: held!, new_status: "revoked", reason: "cheating" }
  await staff.rpc("set_certificate_status", cheating).throwOnError()
  expect(await issue([{ name: "Ana", email: await emailOf(user) }])).toEqual(["on-hold"])
})

test("an adult who confirms the address later gets it, and the address is deleted", async () => {
  const person = guest()
  await issue([person])
  const { data } = await backend.admin.auth.admin.createUser({
    ...{ email: person.email, email_confirm: true, user_metadata: { is_adult: "true" } },
  })
  expect(await certificates(data.user!.id)).toHaveLength(1)
  expect(await unclaimed(person.email)).toEqual([])
})

test("nobody claims it with an unconfirmed address, or before saying how old they are", async () => {
  const person = guest()
  await issue([person])
  const { data } = await backend.admin.auth.admin.createUser({ email: person.email })
  const id = data.user!.id
  expect(await certificates(id)).toEqual([])
  await backend.admin.auth.admin.updateUserById(id, { email_confirm: true })
  expect(await certificates(id)).toEqual([])
  await backend.sql("update public.profiles set age_answered_at = now(), adult_on = null where id = $1", [id])
  expect(await certificates(id)).toHaveLength(1)
})

test("a learner under 18 does not claim one", async () => {
  const person = guest()
  await issue([person])
  const { data } = await backend.admin.auth.admin.createUser({ email: person.email, email_confirm: true })
  await backend.sql(
    "update public.profiles set age_answered_at = now(), adult_on = current_date + 400 where id = $1",
    [data.user!.id],
  )
  expect(await certificates(data.user!.id)).toEqual([])
  expect(await unclaimed(person.email)).toHaveLength(1)
})

test("a list of the future, of long ago, without people or with too many is refused", async () => {
  const one = [guest()]
  for (const day of [today(1), today(-731)]) expect(await issue(one, false, staff, day)).toBeNull()
  expect(await issue([])).toBeNull()
  expect(await issue(Array.from({ length: 201 }, () => guest()))).toBeNull()
})

test.each(["outreach", "auditor", "events"])("%s cannot issue, and reads no attendees", async role => {
  const sub = await account()
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2::public.app_role)", [
    sub,
    role,
  ])
  const db = await backend.member({ sub, aal: "aal2" })
  const person = guest()
  expect(await issue([person], false, db)).toBeNull()
  expect(await sentTo(person.email)).toEqual([])
  const { data } = await db.rpc("class_attendees", { date: crypto.randomUUID() }).throwOnError()
  expect(data).toEqual([])
})

test("the addresses are deleted after two years, the certificates stay", async () => {
  const person = guest()
  await issue([person])
  const [{ certificate_id }] = (await unclaimed(person.email)) as [{ certificate_id: string }]
  await backend.sql(
    "update private.unclaimed_certificates set created_at = now() - interval '2 years 1 day' where email = $1",
    [person.email],
  )
  await backend.sql("select private.delete_old_unclaimed_certificates()")
  expect(await unclaimed(person.email)).toEqual([])
  const [row] = await backend.sql("select status from public.certificates where id = $1", [certificate_id])
  expect(row!.status).toBe("valid")
})
