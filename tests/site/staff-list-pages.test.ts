import type { ClientBase } from "pg"
import { afterAll, expect, test } from "vitest"
import type { StaffList } from "#app/lib/staff/define-staff-list.ts"
import { keysetPage, listQuery, readListState } from "#app/lib/staff/list-state.ts"
import { insertFixtures } from "#tests/policies/access/insert-fixtures.ts"
import { siteFixtures } from "#tests/policies/access/registrations.ts"
import { testBackend } from "#tests/support/backend.ts"

type AnyList = StaffList<Record<string, unknown>>

const backend = await testBackend()
afterAll(backend.close)

const LISTS = Object.values(
  import.meta.glob<{ staffPage: AnyList }>(
    ["/app/features/*/staff-{list,page}.{ts,tsx}", "/app/features/*/*/staff-{list,page}.{ts,tsx}"],
    { eager: true },
  ),
).flatMap(({ staffPage }) => ("rows" in staffPage ? [staffPage] : []))

/** Copies rows of every table with an id a few times; those that a constraint refuses are left out. */
const MORE_ROWS = `begin; set local session_replication_role = replica;
  do $$ declare found record; n integer; begin
    for found in
      select c.oid::regclass as relation, string_agg(quote_ident(a.attname), ', ') as columns,
        string_agg(case
          when a.atttypid = 'uuid'::regtype then format('jsonb_build_object(%L, gen_random_uuid())', a.attname)
          when a.atttypid = 'text'::regtype then format('jsonb_build_object(%1$L, (r ->> %1$L) || ''-'' || n)', a.attname)
          else format('jsonb_build_object(%1$L, (r ->> %1$L)::bigint + n * 100)', a.attname) end, ' || ')
          filter (where a.attname = 'id' or exists (select from pg_index i where i.indrelid = c.oid and i.indisunique
            and a.attnum = any (i.indkey) and (a.atttypid in ('text'::regtype, 'int'::regtype, 'smallint'::regtype)
              or a.atttypid = 'uuid'::regtype and i.indnatts = 1))) as changes
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and exists (select from pg_attribute i where i.attrelid = c.oid and i.attname = 'id' and i.atttypid = 'uuid'::regtype)
      group by c.oid
    loop
      for n in 1..4 loop
        begin
          execute format('insert into %1$s (%2$s) overriding system value select %2$s from (
            select (jsonb_populate_record(null::%1$s, r || %3$s)).*
            from (select to_jsonb(t) as r, $1 as n from %1$s t order by t.id limit 6) as rows) as copies',
            found.relation, found.columns, found.changes) using n;
        exception when integrity_constraint_violation then null;
        end;
      end loop;
    end loop;
  end $$; commit`

async function administrator() {
  const [user] = await backend.sql<{ id: string }>(
    "insert into auth.users (id) values (gen_random_uuid()) returning id",
  )
  await backend.sql("insert into public.user_roles (user_id, role) values ($1, 'admin')", [user!.id])
  return backend.member({ sub: user!.id, aal: "aal2" })
}

type Client = Awaited<ReturnType<typeof administrator>>

/** The ids of a view's rows, read as its links lead from page to page. */
async function idsOf(db: Client, list: AnyList, view: string, perPage: number) {
  const ids: string[] = []
  const now = new Date().toISOString()
  let query = `?view=${view}`
  for (;;) {
    const state = readListState(list, new URLSearchParams(query))
    const page = await keysetPage(list.rows(db, state, now, perPage + 1), list.order, state.after, perPage)
    ids.push(...page.rows.map(list.idOf))
    if (!page.next || new Set(ids).size < ids.length) return ids
    query = listQuery(list, { ...state, after: page.next })
  }
}

test("the pages of every staff list have each row once, in the order of the whole list", async () => {
  const fixtures = { query: async (text: string) => ({ rows: await backend.sql(text) }) }
  await insertFixtures(fixtures as unknown as ClientBase, siteFixtures)
  await backend.sql(MORE_ROWS)
  await backend.sql(
    `insert into private.email_outbox (message, to_address, status)
     select 'test-email', n || '@example.org', 'dead' from generate_series(1, 3) n`,
  )
  const db = await administrator()
  expect(LISTS.length).toBeGreaterThan(35)
  const short: string[] = []
  for (const list of LISTS) {
    let most = 0
    for (const { value: view } of list.views) {
      const all = await idsOf(db, list, view, 900)
      most = Math.max(most, all.length)
      expect([list.path, view, await idsOf(db, list, view, 1)]).toEqual([list.path, view, all])
    }
    if (most < 2) short.push(list.path)
  }
  expect(short).toEqual([])
})
