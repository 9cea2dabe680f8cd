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

test("the menu counts names that wait for the donor wall without reading all gifts", async () => {
  await database.sql(`
    insert into auth.users (id, email) values ('${STAFF}', 'staff@example.org');
    insert into public.user_roles (user_id, role) values ('${STAFF}', 'finance');
    insert into public.member_sessions (id, user_id, started_at, seen_at, staff_since, staff_seen_at)
    values ('${STAFF}', '${STAFF}', now(), now(), now(), now());
    set session_replication_role = replica;
    insert into public.donations (donor_name, donor_email, visibility, wall_review, gift_cents, frequency, is_live, checkout_id, payment_id, paid_at)
    select 'Ines', n || '@example.org', 'first-name', 'shown', 2500, 'once', false,
      'cs_' || n, 'pi_' || n, now() from generate_series(1, 4000) n;
    set session_replication_role = origin`)
  await database.sql("vacuum analyze public.donations")
  await client.query("begin")
  const claims = JSON.stringify({ sub: STAFF, role: "authenticated", aal: "aal2", session_id: STAFF })
  await client.query("select set_config('request.jwt.claims', $1, true)", [claims])
  await client.query("set local role authenticated")
  await client.query("select * from public.inbox_counts()")
  await client.query("reset role")
  const { rows } = await client.query(
    "select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relid = 'public.donations'::regclass",
  )
  await client.query("rollback")
  expect(rows).toEqual([{ read: "0" }])
})
