import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testDatabase } from "../support/database.ts"

const database = await testDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.drop()
})

const HOLDER = "00000000-0000-4000-8000-000000000001"
const INSTRUCTOR = "00000000-0000-4000-8000-000000000002"

// Few rows with the statistics of many: what the planner chooses for these it chooses for a hundred times as many.
await database.sql(`
  insert into auth.users (id, email)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.org' from generate_series(1, 300) n;
  alter table public.quiz_attempts disable trigger user;
  insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
  select ('00000000-0000-4000-8000-' || lpad((n % 300 + 1)::text, 12, '0'))::uuid, c.id, 1, '[{}]', now() - n * interval '1 minute', false
  from generate_series(1, 4000) n, (select id from public.courses order by slug limit 1) c;
  insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name, issued_at)
  select md5(n::text), ('00000000-0000-4000-8000-' || lpad((n % 300 + 1)::text, 12, '0'))::uuid, c.id, 'Basics', 'Passed', 'A B',
    now() - n * interval '1 minute'
  from generate_series(1, 4000) n, (select id from public.courses order by slug limit 1) c;
  analyze public.certificates, public.quiz_attempts`)

await database.sql("insert into public.user_roles (user_id, role) values ($1, 'instructor')", [INSTRUCTOR])

async function planOf(question: string, caller?: string) {
  await client.query("begin")
  if (caller) {
    const claims = JSON.stringify({ sub: caller, role: "authenticated", aal: "aal2" })
    await client.query("select set_config('request.jwt.claims', $1, true)", [claims])
    await client.query("set local role authenticated")
  }
  const { rows } = await client.query(`explain ${question}`)
  await client.query("rollback")
  return rows.map(row => String(row["QUERY PLAN"])).join("\n")
}

test.each<[string, string, string, string?]>([
  ["a look-up", `select * from public.certificates c where c.id = md5('7')`, "certificates_pkey"],
  [
    "what replaced it",
    `select n.id from public.certificates n where n.replaces = md5('7')`,
    "certificates_replaces_key",
  ],
  [
    "a member's certificates",
    `select id, course_title from public.certificates where user_id = '${HOLDER}' order by issued_at desc limit 20`,
    "certificates_holder",
    HOLDER,
  ],
  [
    "the staff's list",
    "select id, course_title from public.certificates order by issued_at desc, id limit 50",
    "certificates_newest",
    INSTRUCTOR,
  ],
  [
    "a page further on in the staff's list",
    `select id from public.certificates where issued_at < now() - interval '1 day' order by issued_at desc, id limit 50`,
    "certificates_newest",
    INSTRUCTOR,
  ],
  [
    "the numbers that do not count",
    "select status, array_agg(status_number) from public.certificates where status <> 'valid' group by status",
    "certificates_not_valid",
  ],
  [
    "what ends soon",
    `select id from public.certificates where status = 'valid' and expires_at > now() and expires_at < now() + interval '60 days'`,
    "certificates_expiring",
  ],
  [
    "a member's attempts",
    `select id from public.quiz_attempts where user_id = '${HOLDER}' order by course_id, submitted_at desc limit 20`,
    "quiz_attempts_member",
    HOLDER,
  ],
])("%s goes by an index and reads no table from end to end", async (_what, question, index, caller) => {
  const plan = await planOf(question, caller)
  expect(plan).toContain(index)
  expect(plan).not.toMatch(/Seq Scan on (certificates|quiz_attempts)/)
})

test("the staff's first page comes from the index alone", async () => {
  await database.sql("vacuum public.certificates")
  const question = "select issued_at, id from public.certificates order by issued_at desc, id limit 50"
  expect(await planOf(question)).toContain("Index Only Scan using certificates_newest")
})
