import { afterAll, expect, test } from "vitest"
import { dataRequestBackend } from "./data-requests.ts"

const { admin, member, newMember, noticesOf, runDueJobs, runTask, sql, close } = await dataRequestBackend()
afterAll(close)

test("an erasure needs a sign-in within the last ten minutes", async () => {
  expect((await (await newMember()).db.rpc("request_my_erasure")).data).toBe("reauthenticate")
  expect((await (await newMember(700)).db.rpc("request_my_erasure")).data).toBe("reauthenticate")
  expect((await (await newMember(60)).db.rpc("request_my_erasure")).data).toBe("scheduled")
})

test("an erasure needs the second factor if there is one", async () => {
  const { id } = await newMember()
  await sql("insert into private.second_factors (id, user_id) values (gen_random_uuid(), $1)", [id])
  const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }]
  const request = async (aal: string) => (await member({ sub: id, amr, aal })).rpc("request_my_erasure")
  expect((await request("aal1")).error?.code).toBe("insufficient_aal")
  expect((await request("aal2")).data).toBe("scheduled")
})

test("leftover recovery codes without a second factor do not block an erasure", async () => {
  const { id, db } = await newMember(60)
  await sql("insert into private.recovery_codes (user_id, code_hash) values ($1, 'x')", [id])
  expect((await db.rpc("request_my_erasure")).data).toBe("scheduled")
})

test("an erasure waits a week with two notices, and can be canceled", async () => {
  const { id, db } = await newMember(0)
  expect((await db.rpc("request_my_erasure")).data).toBe("scheduled")
  expect((await db.rpc("request_my_erasure")).data).toBe("already-scheduled")
  await runTask("send_erasure_reminders")
  expect(await noticesOf(id)).toEqual([
    expect.stringMatching(/^Your account will be deleted on \w+ \d+, \d{4}$/),
  ])
  const sixDays =
    "set requested_at = requested_at - interval '6 days 1 hour', due_at = due_at - interval '6 days 1 hour'"
  await sql(`update public.erasures ${sixDays} where user_id = $1`, [id])
  await runTask("send_erasure_reminders")
  await runTask("send_erasure_reminders")
  expect(await noticesOf(id)).toHaveLength(2)
  expect((await db.rpc("cancel_my_erasure")).data).toBe("canceled")
  expect((await db.rpc("cancel_my_erasure")).data).toBe("not-scheduled")
  await sql("update private.jobs set run_after = now() where kind = 'erase_person'")
  await runDueJobs()
  expect((await admin.auth.admin.getUserById(id)).error).toBeNull()
})

test("a member under 13 is erased at once and cannot cancel it", async () => {
  const { id, db } = await newMember()
  await sql("update public.profiles set age_answered_at = null where id = $1", [id])
  const thisYear = new Date().getFullYear()
  const answer = await db.rpc("answer_age", { is_adult: false, birth_month: `${thisYear - 10}-01` })
  expect(answer.data).toBe("too-young")
  expect((await db.rpc("cancel_my_erasure")).data).toBe("too-late")
  await runDueJobs()
  expect((await admin.auth.admin.getUserById(id)).error?.status).toBe(404)
})

test("a person restored from a backup is erased again", async () => {
  const { id } = await newMember()
  await sql("insert into private.erased_people (id_hash) values (private.person_hash($1))", [id])
  await runTask("repeat_restored_erasures")
  expect((await admin.auth.admin.getUserById(id)).error?.status).toBe(404)
})

test("an unconfirmed account is deleted after a week, unless its owner signs in another way", async () => {
  const [unconfirmed, other] = [await newMember(), await newMember()]
  const both = [unconfirmed.id, other.id]
  await sql("update auth.users set email_confirmed_at = null where id = any ($1)", [both])
  await sql("update auth.users set last_sign_in_at = now() where id = $1", [other.id])
  await sql("update public.profiles set created_at = now() - interval '8 days' where id = any ($1)", [both])
  await runTask("delete_unconfirmed_accounts")
  expect((await admin.auth.admin.getUserById(unconfirmed.id)).error?.status).toBe(404)
  expect((await admin.auth.admin.getUserById(other.id)).error).toBeNull()
})

test("an inactive account is deleted after two reminders and 24 months, unless its owner returns", async () => {
  const [inactive, staff] = [await newMember(), await newMember()]
  await sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [staff.id])
  for (const months of [22, 23, 24]) {
    const seen = `update private.last_sign_ins set seen_on = current_date - interval '${months} months 3 days'`
    await sql(`${seen} where user_id = any ($1)`, [[inactive.id, staff.id]])
    await runTask("process_inactive_accounts")
  }
  expect(await noticesOf(staff.id)).toEqual([])
  expect(await noticesOf(inactive.id)).toHaveLength(3)
  const planned = () => sql("select reason from public.erasures where user_id = $1", [inactive.id])
  expect(await planned()).toEqual([{ reason: "inactive" }])
  await sql("update auth.users set last_sign_in_at = now() where id = $1", [inactive.id])
  expect(await planned()).toEqual([])
})
