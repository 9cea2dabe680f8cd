import { afterAll, expect, test } from "vitest"
import { EVENT_CONSENT, publishedDate, register } from "#tests/policies/events/event-fixtures.ts"
import { testBackend } from "#tests/support/backend.ts"
import { emailedCode, linkGuardian, type Person, person } from "./guardian-people.ts"

const backend = await testBackend()
afterAll(backend.close)

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const SIGNED = { signed_name: "Grace Guardian", emergency_name: "Grace", emergency_phone: "+1 501 555 0100" }

async function askPermission(
  member: Person,
  learner: Person,
  happens_on = TOMORROW,
  about = "Tabling at the fair, noon to four",
) {
  const { data } = await member.db
    .rpc("request_permission", { learner: learner.id, title: "Fair", happens_on, about })
    .single()
    .throwOnError()
  return data
}

test("a guardian answers a learner's slip, and the emergency contact is deleted 7 days after the event", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  expect((await askPermission(leo, leo)).outcome).toBe("no-guardian")
  await linkGuardian(grace, leo)
  const { outcome, slip } = await askPermission(leo, leo)
  expect(outcome).toBe("requested")
  expect((await leo.db.rpc("answer_slip", { slip, allow: true, ...SIGNED })).data).toBe("unknown")
  expect((await grace.db.rpc("answer_slip", { slip, allow: true, signed_name: "Grace" })).data).toBe(
    "invalid",
  )
  expect((await grace.db.rpc("answer_slip", { slip, allow: true, ...SIGNED })).data).toBe("saved")
  await backend.sql("update public.permission_slips set happens_on = current_date - 7")
  await backend.sql("select private.delete_old_guardian_data()")
  expect(await contact()).toEqual({ emergency_phone: SIGNED.emergency_phone })
  await backend.sql("update public.permission_slips set happens_on = current_date - 8")
  await backend.sql("select private.delete_old_guardian_data()")
  expect(await contact()).toEqual({ emergency_phone: null })
  expect((await grace.db.rpc("answer_slip", { slip, allow: false, signed_name: "Grace" })).data).toBe(
    "too-late",
  )

  async function contact() {
    return (await leo.db.from("permission_slips").select("emergency_phone").single().throwOnError()).data
  }
})

test("the emergency contact for a registration is deleted once, 7 days after the event is over", async () => {
  const [leo, grace] = [await person(backend, "learner"), await person(backend, "guardian")]
  await linkGuardian(grace, leo, EVENT_CONSENT)
  const { date } = await publishedDate(backend)
  await register(leo.db, date)
  const slip = (await slipRow()).id as string
  expect((await grace.db.rpc("answer_slip", { slip, allow: true, ...SIGNED })).data).toBe("saved")
  await backend.sql("update public.permission_slips set happens_on = current_date - 12 where id = $1", [slip])
  await endsAgo("6 days 23 hours")
  expect((await slipRow()).emergency_phone).toBe(SIGNED.emergency_phone)
  await endsAgo("7 days 1 hour")
  const emptied = await slipRow()
  expect([emptied.emergency_name, emptied.emergency_phone]).toEqual([null, null])
  await runTask()
  expect((await slipRow()).version).toBe(emptied.version)

  async function endsAgo(interval: string) {
    await backend.sql(
      `update public.event_dates set starts_at = now() - $2::interval - interval '3 days', ends_at = now() - $2::interval
       where id = $1`,
      [date, interval],
    )
    await runTask()
  }

  async function runTask() {
    await backend.sql(
      `update private.periodic_tasks set
         next_run_at = case name when 'delete_old_guardian_data' then now() else now() + interval '1 day' end`,
    )
    const [run] = await backend.sql("select * from private.run_next_task()")
    expect(run).toEqual({ task: "delete_old_guardian_data", error: null })
  }

  async function slipRow() {
    const [row] = await backend.sql(
      `select id, emergency_name, emergency_phone, xmin::text as version from public.permission_slips
       where learner_id = $1`,
      [leo.id],
    )
    return row!
  }
})

test("events staff can ask for any learner, other members cannot", async () => {
  const [leo, grace, staff] = [
    await person(backend, "learner"),
    await person(backend, "guardian"),
    await person(backend, "guardian", "Evan"),
  ]
  await linkGuardian(grace, leo)
  expect((await askPermission(grace, leo)).outcome).toBe("unknown")
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'events')", [staff.id])
  expect((await askPermission(staff, leo)).outcome).toBe("unknown")
  staff.db = await backend.member({ sub: staff.id, aal: "aal2" })
  expect((await askPermission(staff, leo)).outcome).toBe("requested")
  expect((await askPermission(staff, leo, "2020-01-01")).outcome).toBe("invalid-date")
  // While it is tomorrow in UTC, it may be today where the event is.
  const [local] = await backend.sql("select private.earliest_local_date()::text as today")
  expect((await askPermission(staff, leo, local!.today)).outcome).toBe("requested")
  expect((await askPermission(leo, leo, TOMORROW, "short")).outcome).toBe("invalid")
})

test("a child's request is deleted after 14 days or when the adult declines", async () => {
  const grace = await person(backend, "guardian")
  const askAdult = (first_name: string) =>
    backend.visitor.rpc("request_adult", { first_name, address: grace.address }).throwOnError()
  expect((await askAdult("Kim")).data).toBe("sent")
  const code = (await emailedCode(backend, grace.address))!
  await backend.sql("update private.young_requests set created_at = now() - interval '14 days 1 minute'")
  expect(await viewRequest(grace, code)).toMatchObject({ outcome: "unknown" })
  await backend.sql("select private.delete_old_guardian_data()")
  expect(await backend.sql("select * from private.young_requests")).toEqual([])

  expect((await askAdult("Kim")).data).toBe("sent")
  const second = (await emailedCode(backend, grace.address))!
  expect(await answerRequest(grace, second, false)).toBe("declined")
  expect(await backend.sql("select * from private.young_requests")).toEqual([])
  for (const name of ["Kim evil.example", "", "Call 555", "x".repeat(31)]) {
    expect((await askAdult(name)).data).toBe("invalid-name")
  }
})

test("an accepted child is visible only to the guardian, who can delete the entry", async () => {
  const [grace, eve] = [await person(backend, "guardian"), await person(backend, "guardian", "Eve")]
  await backend.visitor.rpc("request_adult", { first_name: "Kim", address: grace.address }).throwOnError()
  const code = (await emailedCode(backend, grace.address))!
  expect(await viewRequest(eve, code)).toMatchObject({ outcome: "unknown" })
  expect(await viewRequest(grace, code)).toMatchObject({ outcome: "usable", first_name: "Kim" })
  expect(await answerRequest(grace, code, true)).toBe("accepted")
  expect((await eve.db.from("young_learners").select("first_name").throwOnError()).data).toEqual([])
  const { data } = await grace.db.from("young_learners").delete().neq("first_name", "").select("first_name")
  expect(data).toEqual([{ first_name: "Kim" }])
  expect(await answerRequest(grace, code, true)).toBe("unknown")
})

async function viewRequest(member: Person, code: string) {
  return (await member.db.rpc("preview_young_request", { code }).single().throwOnError()).data
}

async function answerRequest(member: Person, code: string, is_accepted: boolean) {
  const signed = { version: 1, signed_name: "Grace Guardian" }
  return (await member.db.rpc("answer_young_request", { code, is_accepted, ...signed }).throwOnError()).data
}
