import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { mountBackend } from "#backend/mount.ts"
import { startEmbedded } from "#backend/postgres/server/embedded.ts"

// Checks that certificate lookups stay fast with a hundred times as many rows: runs the queries of /verify,
// /me and the staff list as their roles with 1 000 and with 100 000 certificates (ten attempts each). Fails
// if a plan does not use an index.
const [FEW, MANY] = [1_000, Number(process.env.CERTIFICATES ?? 100_000)]
const ATTEMPTS_EACH = 10
const ROUNDS = 300

const HOLDER = member("7")
const INSTRUCTOR = member("8")
const LISTED = "id, holder_name, course_title, issued_at, expires_at, status"
interface Question {
  role: string
  sql: string
  /** Function whose body is explained for the plan. */
  inside?: string
  who?: string
}

const QUESTIONS: Record<string, Question> = {
  verify: { role: "anon", sql: "select public.certificate_card(md5('7'))", inside: "certificate_card" },
  "/me": {
    role: "authenticated",
    sql: `select id, course_title, issued_at, expires_at, status from public.certificates
      where user_id = '${HOLDER}' order by issued_at desc limit 20`,
  },
  "/me attempts": {
    role: "authenticated",
    sql: `select user_id, course_id, submitted_at from public.quiz_attempts
      where user_id = '${HOLDER}' order by course_id, submitted_at desc limit 20`,
  },
  "staff list": {
    role: "authenticated",
    sql: `select ${LISTED} from public.certificates order by issued_at desc, id limit 26`,
    who: INSTRUCTOR,
  },
  "staff list, further on": {
    role: "authenticated",
    sql: `select ${LISTED} from public.certificates where issued_at <= now() - interval '300 minutes'
      and (issued_at < now() - interval '300 minutes' or id > md5('7')) order by issued_at desc, id limit 26`,
    who: INSTRUCTOR,
  },
  "staff list, a name": {
    role: "authenticated",
    sql: "select id from public.search_certificates('name777') order by issued_at desc, id limit 26",
    who: INSTRUCTOR,
  },
}

const folder = mkdtempSync(join(tmpdir(), "open-airway-bench-"))
const server = await startEmbedded({ dataDir: folder })
const { host, port, user, password } = server.target
const databaseUrl = `postgres://${password ? `${user}:${password}` : user}@${encodeURIComponent(host)}:${port}/postgres`
const backend = await mountBackend({
  siteUrl: "http://localhost:3000",
  dataDir: folder,
  databaseUrl,
  runJobs: false,
})
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()

await fill(0, FEW)
await client.query("insert into public.user_roles (user_id, role) values ($1, 'instructor')", [INSTRUCTOR])
await client.query(
  `insert into public.member_sessions (id, user_id, started_at, seen_at, staff_since, staff_seen_at)
   values ($1, $1, now(), now(), now(), 'infinity')`,
  [INSTRUCTOR],
)
const few = await measured()
await fill(FEW, MANY)
const many = await measured()
for (const [name, question] of Object.entries(QUESTIONS)) {
  const ratio = (many[name]! / few[name]!).toFixed(2)
  console.log(
    `${name}: ${many[name]!.toFixed(3)} ms with ${MANY} certificates, ${ratio} of the time with ${FEW}`,
  )
  const plan = await planOf(question)
  for (const line of plan.filter(text => /Scan/.test(text))) console.log(`  ${line.trim()}`)
  // Courses are few; all growing tables must be answered by an index-only scan.
  if (plan.some(line => / on (certificates|quiz_attempts)\b/.test(line) && !line.includes("Index Only Scan")))
    process.exitCode = 1
}

await client.end()
await backend.close()
await server.stop()
rmSync(folder, { recursive: true })

async function fill(from: number, to: number) {
  // Without triggers, which would queue a million emails.
  await client.query("set session_replication_role = replica")
  await client.query(`insert into auth.users (id, email) select ${member("n")}, n || '@example.org'
    from generate_series(${from + 1}, ${to}) n`)
  await client.query(`insert into public.profiles (id) select ${member("n")} from generate_series(${from + 1}, ${to}) n
    on conflict do nothing`)
  await client.query(`insert into public.quiz_attempts (user_id, course_id, course_version, drawn, submitted_at, is_passed)
    select ${member("n")}, c.id, 1, '[{}]', now() - (n % 500000) * interval '1 minute' - t * interval '1 hour', t = 0
    from generate_series(${from + 1}, ${to}) n, generate_series(0, ${ATTEMPTS_EACH - 1}) t,
      (select id from public.courses order by slug limit 1) c`)
  await client.query(`insert into public.certificates (id, user_id, course_id, course_title, criteria, holder_name, issued_at)
    select md5(n::text), ${member("n")}, c.id, 'Basics', 'Passed', 'Name' || n || ' B', now() - (n % 500000) * interval '1 minute'
    from generate_series(${from + 1}, ${to}) n, (select id from public.courses order by slug limit 1) c`)
  await client.query("reset session_replication_role")
  await client.query("vacuum analyze public.certificates, public.quiz_attempts, public.profiles")
}

/** Median time of each query, run as its role on the site. */
async function measured() {
  const times: Record<string, number> = {}
  for (const [name, question] of Object.entries(QUESTIONS)) {
    const rounds: number[] = []
    await asCaller(question, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const start = performance.now()
        await client.query(question.sql)
        rounds.push(performance.now() - start)
      }
    })
    times[name] = rounds.sort((a, b) => a - b)[ROUNDS / 2]!
  }
  return times
}

async function planOf(question: Question): Promise<string[]> {
  const explain = async (sql: string) =>
    (await client.query(`explain ${sql}`)).rows.map(row => String(row["QUERY PLAN"]))
  if (!question.inside) return asCaller(question, () => explain(question.sql))
  const { rows } = await client.query(
    "select prosrc from pg_proc where pronamespace = 'private'::regnamespace and proname = $1",
    [question.inside],
  )
  return explain(String(rows[0].prosrc).replaceAll("wanted", "md5('7')"))
}

async function asCaller<T>({ role, who = HOLDER }: Question, ask: () => Promise<T>): Promise<T> {
  await client.query("begin")
  const claims = JSON.stringify({ sub: who, role, aal: "aal2", session_id: who })
  await client.query("select set_config('request.jwt.claims', $1, true)", [claims])
  await client.query(`set local role ${role}`)
  const answer = await ask()
  await client.query("rollback")
  return answer
}

function member(number: string) {
  if (number === "n") return "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid"
  return `00000000-0000-4000-8000-${number.padStart(12, "0")}`
}
