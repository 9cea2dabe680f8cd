import { randomUUID } from "node:crypto"
import { afterAll, expect, test } from "vitest"
import { healthChecks } from "#app/features/doctor/checks.ts"
import { databaseHealth, taskRuns } from "#app/features/doctor/queries.ts"
import { officeTimes } from "#app/lib/staff/office-time.ts"
import { inspectServer } from "#server/start/inspect-server.ts"
import { testBackend } from "#tests/support/backend.ts"

const backend = await testBackend()
afterAll(backend.close)

async function staff(role: string, aal = "aal2") {
  const user = { email: `${randomUUID()}@example.org`, email_confirm: true }
  const id = (await backend.admin.auth.admin.createUser(user)).data.user!.id
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role])
  return { ...user, db: await backend.member({ sub: id, aal }) }
}

const admin = await staff("admin")
const GOOD = {
  dataDir: import.meta.dirname,
  smtpUrl: "smtp://mail.example.org",
  stripe: { secretKey: "sk_live_1", webhookSecret: "whsec_1" },
  supabaseUrl: null,
  siteUrl: new URL("https://www.example.org"),
  practice: null,
  asPractice: null,
}

const LAST_NIGHT = { finishedAt: new Date().toISOString(), bytes: 9_000_000 }
let backendHealth = {
  pendingMigrations: [] as string[],
  storage: { files: 3, bytes: 1_000 },
  signingKey: { madeAt: "2026-11-01T10:00:00Z", isDemo: false },
  backups: { newest: LAST_NIGHT, count: 2 },
}
const inspect = async () => backendHealth

async function problems(env: Partial<Parameters<typeof inspectServer>[0]> = {}, isReady = true) {
  const server = await inspectServer({ ...GOOD, ...env }, { isReady: async () => isReady, inspect })
  const checks = healthChecks((await databaseHealth(admin.db))!, server, {
    now: Date.now(),
    times: officeTimes("America/Chicago"),
  })
  return checks.filter(({ state }) => state === "bad")
}

test("a well site has no red line, and each red line says what is wrong and how to fix it", async () => {
  await backend.sql(`update private.periodic_tasks set next_run_at = now() + interval '1 day', last_error = null;
    insert into private.audit_checks (links) values (0)`)
  const disk = (await problems()).filter(({ name }) => name !== "Disk")
  expect(disk).toEqual([])

  await backend.sql(`create table public.left_open (id integer primary key);
    alter table public.left_open disable row level security;
    insert into private.jobs (kind, failed_at) values ('export_person', now());
    update private.periodic_tasks set last_error = '23505' where name = 'send_digests';
    update private.periodic_tasks set next_run_at = now() - interval '1 hour' where name = 'remove_old_jobs';
    insert into private.email_outbox (message, to_address, created_at)
      values ('test-email', 'late@example.org', now() - interval '2 hours');
    insert into private.email_outbox (message, to_address, status) values ('test-email', 'no@example.org', 'dead');
    insert into private.audit_checks (links, broken_at) values (9, 7)`)
  const found = await problems({ smtpUrl: null, stripe: { ...GOOD.stripe, secretKey: "sk_test_1" } }, false)
  const names = found.map(({ name }) => name).filter(name => name !== "Disk")
  expect(names).toEqual([
    ...["Database", "Access rules", "Jobs", "Tasks", "Schedule", "Waiting emails", "Failed emails"],
    ...["Audit log", "Email server", "Payments"],
  ])
  const texts = found.map(({ text }) => text).join("\n")
  for (const part of [
    "public.left_open",
    "“Email digests of notices” (send_digests)",
    "remove_old_jobs",
    "broken at entry 7",
    "a test key",
  ])
    expect(texts).toContain(part)
  for (const { fix } of found) expect(fix).toMatch(/\.$/)
})

test("only administrators with a second factor read the report and get a test email", async () => {
  for (const other of [await staff("finance"), await staff("auditor"), await staff("admin", "aal1")]) {
    expect(await databaseHealth(other.db)).toBeNull()
    expect((await other.db.rpc("send_test_email").throwOnError()).data).toBe("not-allowed")
  }
  // Twice within a minute is one email.
  await admin.db.rpc("send_test_email").throwOnError()
  expect((await admin.db.rpc("send_test_email").throwOnError()).data).toBe("queued")
  const sent = await backend.sql(
    "select from private.email_outbox where to_address = $1 and message = 'test-email'",
    [admin.email],
  )
  expect([1, 2]).toContain(sent.length)
})

test("demo accounts are a red line on a public site only", async () => {
  const user = { email: "editor@openairway.example", email_confirm: true }
  const { data } = await backend.admin.auth.admin.createUser(user)
  const isRed = async (siteUrl: string) =>
    (await problems({ siteUrl: new URL(siteUrl) })).some(({ name }) => name === "Demo accounts")
  expect(await isRed("https://www.example.org")).toBe(true)
  expect(await isRed("http://127.0.0.1:3000")).toBe(false)
  await backend.admin.auth.admin.deleteUser(data.user!.id)
  expect(await isRed("https://www.example.org")).toBe(false)
})

test("an old backup, keys of a demo and missing migrations are red lines", async () => {
  backendHealth = {
    ...backendHealth,
    pendingMigrations: ["backups"],
    signingKey: { ...backendHealth.signingKey, isDemo: true },
    backups: { newest: { ...LAST_NIGHT, finishedAt: "2026-11-01T10:00:00Z" }, count: 1 },
  }
  const found = await problems({}, false)
  const texts = found.map(({ name, text }) => `${name}: ${text}`).join("\n")
  for (const part of ["migrations are missing: backups", "Backups: The last one", "Keys: The keys"])
    expect(texts).toContain(part)
  const local = await problems({ siteUrl: new URL("http://127.0.0.1:3000") })
  expect(local.map(({ name }) => name)).not.toContain("Keys")
})

test("administrators read when each task last ran, others read nothing", async () => {
  await backend.sql(
    "update private.periodic_tasks set last_run_at = '2026-11-17T10:00:00Z', last_error = null where name = 'send_digests'",
  )
  expect(await taskRuns(admin.db)).toContainEqual(
    expect.objectContaining({
      ...{ name: "send_digests", every_seconds: 300, has_failed: false },
      last_run_at: "2026-11-17T10:00:00+00:00",
    }),
  )
  for (const other of [await staff("finance"), await staff("admin", "aal1")])
    expect(await taskRuns(other.db)).toEqual([])
})
