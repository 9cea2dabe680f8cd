import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { SITE_URL } from "#tests/support/backend.ts"
import { testDatabase } from "#tests/support/database.ts"
import { runScript } from "#tests/support/process.ts"
import { newSession } from "#tests/support/session.ts"

const database = await testDatabase()
const { sql } = database
const dataDir = mkdtempSync(join(tmpdir(), "open-airway-test-"))
afterAll(async () => {
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A process with the whole backend and its scheduler. */
function worker() {
  const options = { siteUrl: SITE_URL, dataDir, databaseUrl: database.url }
  return runScript(`
    import { mountBackend } from "#backend/mount.ts"
    await mountBackend({ ...${JSON.stringify(options)}, progress: line => console.log(line) })
    console.log("working")`)
}

/** Blocks at this point until it is released. */
async function barrier(statement: string) {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`begin; ${statement}`)
  return async function letGo() {
    await client.query("rollback")
    await client.end()
  }
}

async function stateOf(kind: string) {
  const [job] = await sql(
    "select attempts, done_at is not null as is_done from private.jobs where kind = $1",
    [kind],
  )
  return job
}

/** Kills a process in the middle of a job and lets another one take over after the lease. */
async function killedInTheMiddle(kind: string, point: string) {
  const letGo = await barrier(point)
  const first = worker()
  await expect.poll(() => stateOf(kind)).toEqual({ attempts: 1, is_done: false })
  await expect
    .poll(() =>
      sql("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"),
    )
    .not.toEqual([])
  await first.kill()
  await letGo()
  await sql("update private.jobs set claimed_until = now() where claimed_until is not null")
  const second = worker()
  await expect.poll(() => stateOf(kind)).toEqual({ attempts: 2, is_done: true })
  await second.kill()
}

test("an export whose process is killed is completed once by the next process", async () => {
  const { sub } = await newSession(sql)
  await sql(`set role function_owner; select private.request_export('${sub}', '${sub}'); reset role`)
  await killedInTheMiddle("export_person", "lock table storage.objects in access exclusive mode")
  const [made] = await sql("select progress, ready_at is not null as is_ready from public.data_exports")
  expect(made).toEqual({ progress: 100, is_ready: true })
  expect(await sql("select from storage.objects where bucket_id = 'exports'")).toHaveLength(1)
  expect(await sql("select from public.notices where user_id = $1", [sub])).toHaveLength(1)
  expect(await sql("select from private.email_outbox where message = 'data-export-ready'")).toHaveLength(1)
})

test("an erasure whose process is killed is completed by the next process", async () => {
  const { sub } = await newSession(sql)
  await sql(
    `set role function_owner; select private.schedule_erasure('${sub}', null, 'asked', now()); reset role`,
  )
  await killedInTheMiddle("erase_person", "lock table auth.users in share mode")
  expect(await sql("select from auth.users where id = $1", [sub])).toEqual([])
  expect(await sql("select from private.erased_people")).toHaveLength(1)
})

test("two processes share the jobs and run each once", async () => {
  const workers = [worker(), worker()]
  await Promise.all(workers.map(each => each.said("working")))
  await sql(
    "select private.enqueue_job('remove_export', jsonb_build_object('export', gen_random_uuid())) from generate_series(1, 60)",
  )
  const left = () => sql("select from private.jobs where kind = 'remove_export' and done_at is null")
  await expect.poll(left).toEqual([])
  expect(await sql("select distinct attempts from private.jobs where kind = 'remove_export'")).toEqual([
    { attempts: 1 },
  ])
  for (const each of workers) await each.kill()
})
