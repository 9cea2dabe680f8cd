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

test("the paid gifts with an employer are listed without reading the index of all paid gifts", async () => {
  await client.query(`
    set session_replication_role = replica;
    insert into auth.users (id, email) values ('${STAFF}', 'staff@example.org');
    insert into public.user_roles (user_id, role) values ('${STAFF}', 'finance');
    insert into public.member_sessions (id, user_id, started_at, seen_at, staff_since, staff_seen_at)
    values ('${STAFF}', '${STAFF}', now(), now(), now(), now());
    insert into public.donations (donor_name, donor_email, visibility, gift_cents, frequency, is_live, refunded_cents, payment_id, paid_at, created_at, employer)
    select 'Ines', n || '@example.org', 'first-name', 2500, 'once', true, case when n % 200 = 1 then 2500 else 0 end,
      'pi_' || n, now(), now() - n * interval '1 minute', case when n % 200 in (0, 1) then 'Acme' end from generate_series(1, 40000) n;
    set session_replication_role = origin`)
  await client.query("vacuum analyze")
  await client.query("begin")
  const claims = JSON.stringify({ sub: STAFF, role: "authenticated", aal: "aal2", session_id: STAFF })
  await client.query("select set_config('request.jwt.claims', $1, true)", [claims])
  await client.query("set local role authenticated")
  const { rows } = await client.query(
    `explain (analyze, buffers, format json) select id, donor_name from public.donations
     where employer is not null and status = 'succeeded' order by created_at desc, id limit 26`,
  )
  await client.query("rollback")
  const [{ Plan: plan }] = rows[0]["QUERY PLAN"]
  expect(plan["Actual Rows"]).toBe(26)
  expect(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]).toBeLessThan(120)
})
