import { afterAll, expect, test } from "vitest"
import { certificateCard } from "#app/features/certificates/queries.ts"
import type { FullSupabaseClient } from "#app/lib/supabase/types.ts"
import { linkGuardian, person } from "#tests/policies/guardians/guardian-people.ts"
import { testBackend } from "#tests/support/backend.ts"
import { noticeTitles } from "#tests/support/messages.ts"
import { passing } from "./passing.ts"

const backend = await testBackend()
afterAll(backend.close)

const { pass, request, account, certified, certificates, instructor } = await passing(backend)

interface Card {
  id: string
  name: string | null
  status: string
  reason: string | null
  replaces: string | null
  replacedBy: string | null
}

async function card(wanted: string, db: FullSupabaseClient = backend.visitor) {
  return (await db.rpc("certificate_card", { wanted }).throwOnError()).data as unknown as Card | null
}

test("a passed quiz leads to one certificate, even if it is requested again", async () => {
  const user = await account()
  const attempt = await pass(user)
  expect(await certificates(user)).toEqual([])
  expect(await request(user, attempt, " Ana  María Ruiz ")).toBe("issued")
  expect(await request(user, attempt, "Eve Buyer", "full")).toBe("issued")
  const [id, ...more] = await certificates(user)
  expect([id, more]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), []])
  expect(await card(id!)).toMatchObject({
    id,
    name: "A. M. R.",
    status: "valid",
    replaces: null,
    isErased: false,
  })
  expect(await card("0".repeat(32))).toBeNull()
})

test("visitors and other members cannot list certificates", async () => {
  const { error } = await backend.visitor.from("certificates").select("id")
  expect(error?.code).toBe("42501")
  const { data } = await (await backend.member()).from("certificates").select("id")
  expect(data).toEqual([])
})

test("holders change how their name is shown, and every change is logged", async () => {
  const user = await certified("Ana Ruiz")
  const [wanted] = (await certificates(user)) as [string]
  const holder = await backend.member({ sub: user })
  const change = async (db: FullSupabaseClient, new_form: string) =>
    (await db.rpc("change_certificate_name_form", { wanted, new_form }).throwOnError()).data
  expect(await change(await backend.member(), "full")).toBe("unknown")
  expect(await change(holder, "full")).toBe("saved")
  expect((await card(wanted))!.name).toBe("Ana Ruiz")
  expect(await change(holder, "full")).toBe("saved")
  expect(await change(holder, "hidden")).toBe("saved")
  expect((await card(wanted))!.name).toBeNull()
  expect(await change(holder, "bold")).toBe("invalid")
  const { data } = await holder.from("certificate_events").select("kind").order("happened_at").throwOnError()
  expect(data.map(({ kind }) => kind)).toEqual(["issued", "name-form", "name-form"])
})

test("withdrawing consent to the certificate hides a minor's name at once, until a guardian agrees again", async () => {
  const [leo, grace] = [await person(backend, "learner", "Leo Park"), await person(backend, "guardian")]
  const given = { "consent-certificate": { version: 1, is_given: true } }
  await linkGuardian(grace, leo, given)
  expect(await request(leo.id, await pass(leo.id), "Leo Park")).toBe("issued")
  const [wanted] = (await certificates(leo.id)) as [string]
  expect((await card(wanted))!.name).toBe("L. P.")
  const learner = leo.id
  await grace.db.rpc("withdraw_consent", { learner, kind: "consent-certificate" }).throwOnError()
  expect((await card(wanted))!.name).toBeNull()
  const again = { learner, answers: given, signed_name: "Grace Guardian" }
  await grace.db.rpc("answer_consents", again).throwOnError()
  expect((await card(wanted))!.name).toBe("L. P.")
})

test.each([
  ["Ana María Ruiz", "A. M. R."],
  ["L e o P a r k", "L."],
  ["L e o Park", "P."],
  ["Lu Ed Og Pa Ar Ro", "L. E. O."],
  ["  (zoë)  ångström ", "Z. Å."],
  ["🦊 42", null],
])("the initials of %j are %j", async (name, initials) => {
  const [row] = await backend.sql("select private.initials($1) as initials", [name])
  expect(row!.initials).toBe(initials)
})

test.each(["\u202eevE", "\u2066Eve", "\u200b", "\u200d\u3164 ", "Eve\u0007", "\u200fEve"])(
  "%j cannot be a name",
  async name => {
    const member = await backend.member()
    for (const names of [{ display_name: name }, { certificate_name: name }]) {
      const { error } = await member.from("profiles").update(names).gte("created_at", "2000-01-01")
      expect(error?.code).toBe("23514")
    }
  },
)

test.each(["محمد\u200cرضا", "O’Brien-Žižek 李", "क\u094d\u200dष"])("%j can be a name", async name => {
  const member = await backend.member()
  const { error } = await member
    .from("profiles")
    .update({ display_name: name })
    .gte("created_at", "2000-01-01")
  expect(error).toBeNull()
})

test("a minor gets no certificate without consent, and a minor's name is never shown in full", async () => {
  const user = await account({ birth_month: "2011-01" })
  const attempt = await pass(user)
  expect(await request(user, attempt, "Leo Park", "full")).toBe("initials-only")
  expect(await request(user, attempt, "Leo Park", "initials")).toBe("waiting-guardian")
  expect(await certificates(user)).toEqual([])
  await backend.sql("update public.profiles set adult_on = null where id = $1", [user])
  await backend.sql("select private.issue_waiting_certificates()")
  const [id] = (await certificates(user)) as [string]
  await backend.sql("update public.certificates set name_form = 'full' where id = $1", [id])
  await backend.sql("update public.profiles set adult_on = '2999-01-01' where id = $1", [user])
  expect((await card(id))!.name).toBeNull()
})

test("passing again creates a certificate that replaces the old one", async () => {
  const user = await certified()
  await request(user, await pass(user))
  const ids = await certificates(user)
  expect(ids).toHaveLength(2)
  const cards = await Promise.all(ids.map(id => card(id)))
  const old = cards.find(item => item!.replacedBy)!
  expect(cards.find(item => item!.id === old.replacedBy)!.replaces).toBe(old.id)
})

test.each([
  ["the first certificate", "2026-05-01T10:00Z", 24, null, "2028-05-01T10:00Z"],
  ["a course without an end date", "2026-05-01T10:00Z", null, "2026-05-20T10:00Z", null],
  ["at the start of the renewal window", "2026-05-01T10:00Z", 24, "2026-06-30T10:00Z", "2028-06-30T10:00Z"],
  ["one second before the window", "2026-05-01T09:59:59Z", 24, "2026-06-30T10:00Z", "2028-05-01T09:59:59Z"],
  ["one second before it expires", "2026-06-30T09:59:59Z", 24, "2026-06-30T10:00Z", "2028-06-30T10:00Z"],
  ["after it expired", "2026-07-01T10:00Z", 24, "2026-06-30T10:00Z", "2028-07-01T10:00Z"],
  ["again after an early renewal", "2026-05-03T10:00Z", 24, "2028-06-30T10:00Z", "2028-06-30T10:00Z"],
  ["from a leap day", "2028-01-10T10:00Z", 24, "2028-02-29T10:00Z", "2030-02-28T10:00Z"],
  ["from a leap day to a leap day", "2028-01-10T10:00Z", 48, "2028-02-29T10:00Z", "2032-02-29T10:00Z"],
])("the expiry of a certificate: %s", async (_, passedAt, months, previous, expected) => {
  for (const zone of ["UTC", "America/Chicago"]) {
    const [row] = await backend.sql(
      `select private.certificate_expiry($1, $2, $3) as expiry
       from set_config('TimeZone', $4, true)`,
      [passedAt, months, previous, zone],
    )
    expect(row!.expiry).toEqual(expected === null ? null : new Date(expected))
  }
})

test("only instructors change the status, with a reason, and revoking is permanent", async () => {
  const user = await certified()
  const [wanted] = (await certificates(user)) as [string]
  const { db: staff } = await instructor()
  const set = async (db: FullSupabaseClient, new_status: string, reason?: string) =>
    (await db.rpc("set_certificate_status", { wanted, new_status, reason }).throwOnError()).data
  expect(await set(await backend.member({ sub: user, aal: "aal2" }), "revoked", "cheating")).toBe(
    "not-allowed",
  )
  expect(await set(staff, "suspended")).toBe("invalid")
  expect(await set(staff, "suspended", "under-review")).toBe("changed")
  expect(await card(wanted)).toMatchObject({ status: "suspended", reason: "under-review" })
  expect(await set(staff, "valid")).toBe("invalid")
  expect(await set(staff, "valid", "cleared")).toBe("changed")
  expect(await set(staff, "revoked", "issued-in-error")).toBe("changed")
  expect(await set(staff, "valid", "cleared")).toBe("already-revoked")
  const { data } = await backend.visitor.rpc("certificate_status_list").throwOnError()
  expect(data).toMatchObject([{ status: "revoked", numbers: [expect.any(Number)] }])
  expect(await noticeTitles(backend.sql, user)).toEqual([
    "Your certificate is ready",
    "Your certificate is suspended",
    "Your certificate is valid again",
    "Your certificate is revoked",
  ])
})

test("reminders are sent 60, 30 and 7 days before the expiry, once each", async () => {
  const user = await certified()
  const [id] = await certificates(user)
  const setDaysLeft = (days: number) =>
    backend.sql(
      "update public.certificates set expires_at = now() + make_interval(days => $2) where id = $1",
      [id, days],
    )
  const sentReminders = async () => {
    await backend.sql("select private.send_expiry_reminders()")
    await backend.sql("select private.send_expiry_reminders()")
    const rows = await backend.sql(
      "select kind from public.certificate_events where certificate_id = $1 and kind like 'reminder%' order by happened_at",
      [id],
    )
    return rows.map(row => row.kind)
  }
  await setDaysLeft(90)
  expect(await sentReminders()).toEqual([])
  await setDaysLeft(29)
  expect(await sentReminders()).toEqual(["reminder-30"])
  await setDaysLeft(5)
  expect(await sentReminders()).toEqual(["reminder-30", "reminder-7"])
})

test("a certificate can be renewed from its first reminder on, until it is renewed or revoked", async () => {
  const user = await certified()
  const [id] = (await certificates(user)) as [string]
  const holder = await backend.member({ sub: user })
  /** As the public page and the holder's list of certificates have it. */
  const canRenew = async (wanted = id) => {
    const own = await holder.from("certificates").select("can_renew").eq("id", wanted).single().throwOnError()
    return [(await certificateCard(backend.visitor, wanted))?.canRenew, own.data.can_renew]
  }
  const setExpiry = (days: number, minutes = 0) =>
    backend.sql(
      `update public.certificates set issued_at = now() - interval '2 years',
         expires_at = now() + make_interval(days => $2, mins => $3) where id = $1`,
      [id, days, minutes],
    )
  const remindersSent = async () => {
    await backend.sql("select private.send_expiry_reminders()")
    const sent = await backend.sql(
      "select from public.certificate_events where certificate_id = $1 and kind = 'reminder-60'",
      [id],
    )
    return sent.length
  }
  await backend.sql("update public.certificates set expires_at = null where id = $1", [id])
  expect(await canRenew()).toEqual([false, false])
  await setExpiry(60, 1)
  expect([await remindersSent(), await canRenew()]).toEqual([0, [false, false]])
  await setExpiry(60, -1)
  expect([await remindersSent(), await canRenew()]).toEqual([1, [true, true]])
  await setExpiry(-1)
  expect(await canRenew()).toEqual([true, true])
  await backend.sql(
    "update public.certificates set status = 'revoked', status_reason = 'cheating' where id = $1",
    [id],
  )
  expect(await canRenew()).toEqual([false, false])
  await backend.sql("update public.certificates set status = 'valid', status_reason = null where id = $1", [
    id,
  ])
  await request(user, await pass(user))
  expect(await canRenew()).toEqual([false, false])
})

test("an erased account leaves an anonymous certificate", async () => {
  const user = await certified()
  const [id] = (await certificates(user)) as [string]
  const [entry] = await backend.sql(
    "select anonymizes from private.person_map where relation = 'public.certificates'",
  )
  await backend.sql(`update public.certificates set ${entry!.anonymizes} where user_id = $1`, [user])
  await backend.sql("delete from auth.users where id = $1", [user])
  expect(await card(id)).toMatchObject({ name: null, status: "valid", isErased: true })
})
