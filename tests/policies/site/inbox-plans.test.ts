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

const STAFF = "00000000-0000-4000-8000-000000000001"
await database.sql(`insert into auth.users (id, email) values ('${STAFF}', 'staff@example.org')`)

/** What counting the inbox reads of a table, for someone with this role. */
async function rowsRead(role: string, table: string) {
  await client.query("begin")
  await client.query(
    `with added as (insert into public.user_roles (user_id, role) values ('${STAFF}', '${role}'))
     insert into public.member_sessions (id, user_id, started_at, seen_at, staff_since, staff_seen_at)
     values ('${STAFF}', '${STAFF}', now(), now(), now(), now())`,
  )
  const claims = JSON.stringify({ sub: STAFF, role: "authenticated", aal: "aal2", session_id: STAFF })
  await client.query("select set_config('request.jwt.claims', $1, true)", [claims])
  await client.query("set local role authenticated")
  await client.query("select * from public.inbox_counts()")
  await client.query("reset role")
  const { rows } = await client.query(
    "select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relid = $1::regclass",
    [table],
  )
  await client.query("rollback")
  return Number(rows[0].read)
}

test("the menu counts names that wait for the donor wall without reading all gifts", async () => {
  await database.sql(`
    set session_replication_role = replica;
    insert into public.donations (donor_name, donor_email, visibility, wall_review, gift_cents, frequency, is_live, checkout_id, payment_id, paid_at)
    select 'Ines', n || '@example.org', 'first-name', 'shown', 2500, 'once', false,
      'cs_' || n, 'pi_' || n, now() from generate_series(1, 4000) n;
    set session_replication_role = origin`)
  await database.sql("vacuum analyze public.donations")
  expect(await rowsRead("finance", "public.donations")).toBe(0)
})

test("the menu counts articles that wait for a review without reading all articles", async () => {
  await database.sql(`
    set session_replication_role = replica;
    insert into public.articles (kind, slug, status, published_at, title, summary, blocks, has_health_content, reviewer, reviewed_on)
    select 'press', 'many-' || n, 'published', now(), 'Story ' || n, 'One of many stories for a test.',
      '[{"kind": "text", "paragraphs": ["A few words."]}]', true, 'Dr. Reed', current_date - n % 300
    from generate_series(1, 800) n;
    set session_replication_role = origin`)
  await database.sql("vacuum analyze public.articles")
  expect(await rowsRead("editor", "public.articles")).toBe(0)
})
