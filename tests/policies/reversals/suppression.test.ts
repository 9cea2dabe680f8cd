import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"
import { metric } from "../site/impact-fixtures.ts"

const backend = await testBackend()
const { sql, visitor, admin, member, close } = backend
afterAll(close)

async function administrator() {
  const { data } = await admin.auth.admin.createUser({ email: `${crypto.randomUUID()}@example.org` })
  await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [data.user!.id])
  return member({ sub: data.user!.id, aal: "aal2" })
}

test("no account, not even an administrator's or the secret key, can change the step of ten", async () => {
  const rows = await sql(
    `select private.impact_step() as step, role, pg_has_role(role, p.proowner, 'member') as owns
     from unnest(array['anon', 'authenticated', 'service_role', 'function_owner']) as role,
       pg_proc p where p.oid = 'private.impact_step()'::regprocedure order by role`,
  )
  expect(rows).toEqual(
    ["anon", "authenticated", "function_owner", "service_role"].map(role => ({
      ...{ step: 10, role, owns: false },
    })),
  )
})

test("an administrator writes no published number past the rule", async () => {
  const staff = await administrator()
  const writes = [
    staff
      .from("impact_states")
      .insert({ metric: "reversals", state: "Ohio", version: 1, month: "2026-01-01", value: 3 }),
    staff.from("impact_states").update({ value: 3 }).eq("state", "Ohio"),
    staff.from("impact_states").delete().eq("state", "Ohio"),
    staff.from("reversal_rescuers").upsert({ rescuer: "friend", amount: 3 }),
    staff.from("reversal_rescuers").update({ amount: 3 }).eq("rescuer", "friend"),
  ]
  for (const { error } of await Promise.all(writes)) expect(error?.code).toBe("42501")
})

test("a number of ten or less stays hidden whatever staff enter, and a reason is needed and logged", async () => {
  const [staff, id] = [await administrator(), await metric(backend, { id: "small" })]
  const enter = async (value: number, reason: string) =>
    (await staff.rpc("correct_impact_state", { metric: id, state: "Ohio", value, reason }).throwOnError())
      .data
  const shown = async () =>
    (
      await visitor
        .from("impact_states")
        .select("value")
        .match({ metric: id, state: "Ohio", is_current: true })
        .throwOnError()
    ).data
  expect(await enter(10, " ")).toBe("invalid")
  expect(await enter(10, "Counted by our partner.")).toBe("saved")
  expect(await shown()).toEqual([])
  expect(await enter(11, "One more was found.")).toBe("saved")
  expect(await shown()).toEqual([{ value: 11 }])
  const log = await sql(
    "select reason from public.impact_state_baselines where metric = $1 and state = 'Ohio' order by version",
    [id],
  )
  expect(log).toEqual([{ reason: "Counted by our partner." }, { reason: "One more was found." }])
})
