import { afterAll, expect, test } from "vitest"
import { rightsDesk } from "./data-requests.ts"

const { admin, member, someone, noticesOf, doWhatIsDue, run, sql, close } = await rightsDesk()
afterAll(close)

test("deleting asks for a proof of the last ten minutes", async () => {
  expect((await (await someone()).db.rpc("request_my_erasure")).data).toBe("prove-yourself")
  expect((await (await someone(700)).db.rpc("request_my_erasure")).data).toBe("prove-yourself")
  expect((await (await someone(60)).db.rpc("request_my_erasure")).data).toBe("scheduled")
})

test("whoever has a second factor shows it too", async () => {
  const { id } = await someone()
  await sql("insert into private.second_factors (id, user_id) values (gen_random_uuid(), $1)", [id])
  const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }]
  const asked = async (aal: string) => (await member({ sub: id, amr, aal })).rpc("request_my_erasure")
  expect((await asked("aal1")).data).toBe("prove-yourself")
  expect((await asked("aal2")).data).toBe("scheduled")
})

test("recovery codes that outlived their second factor keep nobody from leaving", async () => {
  const { id, db } = await someone(60)
  await sql("insert into private.recovery_codes (user_id, code_hash) values ($1, 'x')", [id])
  expect((await db.rpc("request_my_erasure")).data).toBe("scheduled")
})

test("a week to think again: told at once and a day before, and one word keeps the account", async () => {
  const { id, db } = await someone(0)
  expect((await db.rpc("request_my_erasure")).data).toBe("scheduled")
  expect((await db.rpc("request_my_erasure")).data).toBe("already-planned")
  await run("send_erasure_reminders")
  expect(await noticesOf(id)).toEqual([
    expect.stringMatching(/^Your account will be deleted on \w+ \d+, \d{4}$/),
  ])
  const sixDays =
    "set requested_at = requested_at - interval '6 days 1 hour', due_at = due_at - interval '6 days 1 hour'"
  await sql(`update public.erasures ${sixDays} where user_id = $1`, [id])
  await run("send_erasure_reminders")
  await run("send_erasure_reminders")
  expect(await noticesOf(id)).toHaveLength(2)
  expect((await db.rpc("cancel_my_erasure")).data).toBe("kept")
  expect((await db.rpc("cancel_my_erasure")).data).toBe("nothing-planned")
  await sql("update private.jobs set run_after = now() where kind = 'erase_person'")
  await doWhatIsDue()
  expect((await admin.auth.admin.getUserById(id)).error).toBeNull()
})

test("whoever turns out to be too young is erased at once and cannot undo it", async () => {
  const { id, db } = await someone()
  const thisYear = new Date().getFullYear()
  const answer = await db.rpc("answer_age", { is_adult: false, birth_month: `${thisYear - 10}-01` })
  expect(answer.data).toBe("too-young")
  expect((await db.rpc("cancel_my_erasure")).data).toBe("too-late")
  await doWhatIsDue()
  expect((await admin.auth.admin.getUserById(id)).error?.status).toBe(404)
})

test("someone whom a restored backup brings back leaves again", async () => {
  const { id } = await someone()
  await sql("insert into private.erased_people (id_hash) values (private.person_hash($1))", [id])
  await run("repeat_restored_erasures")
  expect((await admin.auth.admin.getUserById(id)).error?.status).toBe(404)
})

test("an address that nobody confirms is forgotten after a week, unless somebody signs in another way", async () => {
  const [unconfirmed, other] = [await someone(), await someone()]
  const both = [unconfirmed.id, other.id]
  await sql("update auth.users set email_confirmed_at = null where id = any ($1)", [both])
  await sql("update auth.users set last_sign_in_at = now() where id = $1", [other.id])
  await sql("update public.profiles set created_at = now() - interval '8 days' where id = any ($1)", [both])
  await run("delete_unconfirmed_accounts")
  expect((await admin.auth.admin.getUserById(unconfirmed.id)).error?.status).toBe(404)
  expect((await admin.auth.admin.getUserById(other.id)).error).toBeNull()
})

test("an account nobody uses ends after two letters and 24 months, unless somebody comes back", async () => {
  const [quiet, staff] = [await someone(), await someone()]
  await sql("insert into public.user_roles (user_id, role) values ($1, 'editor')", [staff.id])
  for (const months of [22, 23, 24]) {
    const seen = `update private.last_sign_ins set seen_on = current_date - interval '${months} months 3 days'`
    await sql(`${seen} where user_id = any ($1)`, [[quiet.id, staff.id]])
    await run("process_inactive_accounts")
  }
  expect(await noticesOf(staff.id)).toEqual([])
  expect(await noticesOf(quiet.id)).toHaveLength(3)
  const planned = () => sql("select reason from public.erasures where user_id = $1", [quiet.id])
  expect(await planned()).toEqual([{ reason: "inactive" }])
  await sql("update auth.users set last_sign_in_at = now() where id = $1", [quiet.id])
  expect(await planned()).toEqual([])
})
