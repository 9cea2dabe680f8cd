import pg from "pg"
import { afterAll, expect, test } from "vitest"
import { testDatabase } from "#tests/support/database.ts"

const database = await testDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await database.drop()
})

const HOLDER = "00000000-0000-4000-8000-000000000001"
const INSTRUCTOR = "00000000-0000-4000-8000-000000000002"
const COLUMNS = "id, holder_name, course_title, issued_at, expires_at, status"
const NEXT_PAGE =
  "issued_at <= now() - interval '1 day' and (issued_at < now() - interval '1 day' or id > md5('7'))"

// Enough rows that the planner chooses the same plan as for a hundred times as many.
await database.sql(`
  insert into auth.users (id, email)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, n || '@example.org' from generate_series(1, 2000) n;
  alter table public.quiz_attempts disable trigger user;
  insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
  select ('00000000-0000-4000-8000-' || lpad((n % 300 + 1)::text, 12, '0'))::uuid, c.id, 1, '[{}]', now() - n * interval '1 minute', false
  from generate_series(1, 4000) n, (select id from public.courses order by slug limit 1) c;
  insert into public.enrollments (user_id, course_id)
  select p.id, c.id from public.profiles p, public.courses c;
  insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name, issued_at, status, status_reason)
  select md5(n::text), ('00000000-0000-4000-8000-' || lpad((n % 300 + 1)::text, 12, '0'))::uuid, c.id, 'Basics', 'Passed',
    'Name' || n || ' B', now() - n * interval '1 minute', s.status, case s.status when 'suspended' then 'under-review' end
  from generate_series(1, 4000) n, (select id from public.courses order by slug limit 1) c,
    lateral (select case when n % 100 = 0 then 'suspended' else 'valid' end as status) s`)
await database.sql("insert into public.user_roles (user_id, role) values ($1, 'instructor')", [INSTRUCTOR])
await database.sql(
  `insert into public.member_sessions (id, user_id, started_at, seen_at, staff_since, staff_seen_at)
   values ($1, $1, now(), now(), now(), now())`,
  [INSTRUCTOR],
)
for (const table of ["certificates", "quiz_attempts", "profiles", "enrollments"]) await vacuum(table)

const COURSE = `(select id from public.courses order by slug limit 1)`

/** An autoanalyze at the same time keeps rows from being marked as visible, without which no scan is index-only. */
async function vacuum(table: string) {
  await database.sql(`vacuum analyze public.${table}`)
  const [{ isVisible } = {}] = await database.sql(
    'select relallvisible >= relpages as "isVisible" from pg_class where oid = $1::regclass',
    [`public.${table}`],
  )
  if (!isVisible) await vacuum(table)
}

async function queryPlan(query: string, caller: string) {
  await client.query("begin")
  if (caller === "function_owner") await client.query("set local role function_owner")
  else {
    const claims = JSON.stringify({ sub: caller, role: "authenticated", aal: "aal2", session_id: caller })
    await client.query("select set_config('request.jwt.claims', $1, true)", [claims])
    await client.query("set local role authenticated")
  }
  const { rows } = await client.query(`explain ${query}`)
  await client.query("rollback")
  return rows.map(row => String(row["QUERY PLAN"])).join("\n")
}

/** The body of a SQL function with its arguments filled in. */
async function functionBody(name: string, values: Record<string, string>) {
  const [row] = await database.sql(
    "select prosrc from pg_proc where pronamespace = 'private'::regnamespace and proname = $1",
    [name],
  )
  return Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), String(row!.prosrc))
}

test("a certificate lookup uses index-only scans", async () => {
  const card = await queryPlan(
    await functionBody("certificate_card", { wanted: "md5('7')" }),
    "function_owner",
  )
  expect(card).toContain("Index Only Scan using certificates_card on certificates c")
  expect(card).toContain("Index Only Scan using certificates_renewals on certificates n")
  const renewal = await functionBody("can_renew", { $1: "md5('7')", $2: "'valid'", $3: "now()" })
  expect(await queryPlan(renewal, "function_owner")).toContain(
    "Index Only Scan using certificates_renewals on certificates n",
  )
  const name = await functionBody("displayed_name", { $1: `'${HOLDER}'`, $2: "'A B'", $3: "'full'" })
  expect(await queryPlan(name, "function_owner")).toContain(
    "Index Only Scan using profiles_ages on profiles p",
  )
})

test.each<[string, string, string, string]>([
  [
    "a member's certificates",
    `select id, course_title, issued_at, expires_at, status from public.certificates where user_id = '${HOLDER}'
     order by issued_at desc limit 20`,
    "certificates_holder",
    HOLDER,
  ],
  [
    "a member's courses",
    `select course_id, lessons_done, started_at, seen_at, passed_at from public.enrollments
     where user_id = '${HOLDER}' order by seen_at desc`,
    "enrollments_member",
    HOLDER,
  ],
  [
    "the staff list",
    `select ${COLUMNS} from public.certificates order by issued_at desc, id limit 51`,
    "certificates_newest",
    INSTRUCTOR,
  ],
  [
    "the next page of the staff list",
    `select ${COLUMNS} from public.certificates where ${NEXT_PAGE} order by issued_at desc, id limit 51`,
    "certificates_newest",
    INSTRUCTOR,
  ],
  [
    "the staff list of suspended certificates",
    `select ${COLUMNS} from public.certificates where status = 'suspended' and ${NEXT_PAGE} order by issued_at desc, id limit 51`,
    "certificates_state",
    INSTRUCTOR,
  ],
  [
    "the staff list of a course",
    `select ${COLUMNS} from public.certificates where course_id = ${COURSE} order by issued_at desc, id limit 51`,
    "certificates_course",
    INSTRUCTOR,
  ],
  [
    "a member's attempts",
    `select user_id, course_id, submitted_at from public.quiz_attempts where user_id = '${HOLDER}'
     order by course_id, submitted_at desc limit 20`,
    "quiz_attempts_member",
    HOLDER,
  ],
])("%s: index-only scan", async (_, query, index, caller) => {
  expect(await queryPlan(query, caller)).toContain(`Index Only Scan using ${index}`)
})

test.each<[string, string, string, string]>([
  [
    "a name search in the staff list",
    `select c.* from public.certificates c
     where array_to_tsvector(private.search_words(coalesce(c.holder_name, ''))) @@ '''name77'':*'::tsquery`,
    "certificates_names",
    "function_owner",
  ],
  [
    "the status list",
    "select status, array_agg(status_number) from public.certificates where status <> 'valid' group by status",
    "certificates_not_valid",
    "function_owner",
  ],
  [
    "certificates that expire soon",
    `select id from public.certificates where status = 'valid' and expires_at > now() and expires_at < now() + private.renewal_window()`,
    "certificates_expiring",
    "function_owner",
  ],
])("%s: index scan", async (_, query, index, caller) => {
  const plan = await queryPlan(query, caller)
  expect(plan).toContain(index)
  expect(plan).not.toContain("Seq Scan on certificates")
})
