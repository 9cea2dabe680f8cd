import { afterAll, expect, test } from "vitest"
import { testBackend } from "#tests/support/backend.ts"

const lines: string[] = []
const { admin, visitor, member, backend, sql, close } = await testBackend({
  runJobs: true,
  progress: line => lines.push(line),
})
afterAll(close)

const URL = "http://localhost:3000/functions/v1/jobs"

function jobsOf(kind: string) {
  return sql(
    "select attempts, claimed_until, done_at, failed_at, last_error, payload from private.jobs where kind = $1",
    [kind],
  )
}

test("only the secret key can run jobs", async () => {
  for (const client of [visitor, await member()]) {
    expect((await client.functions.invoke("jobs")).error?.context.status).toBe(403)
  }
  expect((await backend.fetch(new Request(URL, { method: "POST" }))).status).toBe(403)
  expect((await backend.fetch(new Request(URL, { headers: { apikey: backend.secretKey } }))).status).toBe(405)
  expect((await admin.functions.invoke("jobs")).error).toBeNull()
})

test("a job runs soon after its commit, and its payload is deleted", async () => {
  const id = crypto.randomUUID()
  const payload = { export: id, user_id: id }
  await sql("select private.enqueue_job('remove_export', $1)", [payload])
  await expect.poll(async () => (await jobsOf("remove_export"))[0]?.done_at).toEqual(expect.any(Date))
  expect((await jobsOf("remove_export"))[0]).toMatchObject({ attempts: 1, payload: {}, last_error: null })
})

test("of jobs with the same key, one is kept", async () => {
  for (let i = 0; i < 3; i++) {
    await sql("select private.enqueue_job('later', '{}', now() + interval '1 day', 'the same')")
  }
  expect(await jobsOf("later")).toHaveLength(1)
})

test("a job of an unknown kind is given up at once and logged", async () => {
  await sql("select private.enqueue_job('unheard_of', $1)", [{ user_id: "Ada" }])
  await expect.poll(() => lines.join("\n")).toContain("Job unheard_of failed (UnknownKind), try 1: given up")
  expect((await jobsOf("unheard_of"))[0]).toMatchObject({
    failed_at: expect.any(Date),
    last_error: "UnknownKind",
  })
  const [row] = await sql("insert into auth.users (id) values (gen_random_uuid()) returning id")
  await sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [row!.id])
  const seen = async (aal: string) => (await (await member({ sub: row!.id, aal })).rpc("failing_jobs")).data
  expect(await seen("aal2")).toContainEqual(expect.objectContaining({ kind: "unheard_of", tries: 1 }))
  expect(await seen("aal1")).toEqual([])
})

test("a failing job waits longer each time and is given up after eight attempts", async () => {
  const id = crypto.randomUUID()
  const [user] = await sql("insert into auth.users (id) values (gen_random_uuid()) returning id")
  await sql("insert into public.data_exports (id, user_id, requested_by, path) values ($1, $2, $2, '../x')", [
    id,
    user!.id,
  ])
  await sql("select private.enqueue_job('export_person', $1)", [{ export: id }])
  const waits: number[] = []
  for (let attempt = 1; attempt <= 8; attempt++) {
    await expect
      .poll(async () => (await jobsOf("export_person"))[0])
      .toMatchObject({
        ...{ attempts: attempt, claimed_until: null, last_error: "StorageApiError NotFound" },
      })
    const [row] = await sql(
      "select round(extract(epoch from run_after - now()) / 60)::int as minutes from private.jobs where kind = 'export_person'",
    )
    waits.push(row!.minutes)
    await sql("update private.jobs set run_after = now() where kind = 'export_person'")
    await sql("select pg_notify('job_queued', '')")
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  expect((await jobsOf("export_person"))[0]!.failed_at).toEqual(expect.any(Date))
})

test("a failing task is recorded, logged once, and does not block the others", async () => {
  await sql(`create function private.broken_task() returns void language plpgsql as $$ begin raise division_by_zero; end $$;
    create table private.ticks (at timestamptz default now());
    grant insert on private.ticks to function_owner; create function private.good_task() returns void language sql
      as 'insert into private.ticks default values';
    grant execute on function private.broken_task(), private.good_task() to function_owner;
    insert into private.periodic_tasks (name, every) values ('broken_task', '1 hour'), ('good_task', '1 hour')`)
  await Promise.all(Array.from({ length: 4 }, () => admin.functions.invoke("jobs", { body: { seconds: 5 } })))
  expect(await sql("select from private.ticks")).toHaveLength(1)
  const [broken] = await sql(
    "select last_error, next_run_at < now() + interval '6 minutes' as soon from private.periodic_tasks where name = 'broken_task'",
  )
  expect(broken).toEqual({ last_error: "22012", soon: true })
})
