import type { ClientBase } from "pg"
import { identifier, qualified } from "../access/attempt.ts"
import type { Register } from "../access/policy-fixtures.ts"
import { readRelations } from "../access/relations.ts"
import { forgetful } from "./policy-conditions.ts"

/** A weakening of the schema that somebody must notice. */
export interface Mutant {
  name: string
  sql: string
  /** The table whose lines are likely to change, looked at first. */
  table?: string
}

/** Every systematic weakening of a schema: of each policy, table, column, sequence and helper, and new things beside them. */
export async function mutantsOf(db: ClientBase, register: Register): Promise<Mutant[]> {
  return [
    ...(await policyMutants(db, register)),
    ...(await tableMutants(db, register)),
    ...(await helperMutants(db, register)),
    ...(await hiddenTableMutants(db, register)),
    ...newThings(register),
  ]
}

async function policyMutants(db: ClientBase, { exposed, platform }: Register): Promise<Mutant[]> {
  const { rows } = await db.query<{
    table: string
    name: string
    using: string | null
    check: string | null
    roles: string[]
  }>(
    `select schemaname || '.' || tablename as table, policyname as name, qual as using, with_check as check, roles::text[] as roles
     from pg_policies where (schemaname = any ($1) or schemaname || '.' || tablename = any ($2))
       and roles && array['anon', 'authenticated']::name[] order by 1, 2`,
    [exposed, platform],
  )
  return rows.flatMap(({ table, name, using, check, roles }) => {
    const on = `${identifier(name)} on ${qualified(table)}`
    const weaken = (how: string, sql: string) => ({ name: `${table} / ${name}: ${how}`, sql, table })
    const mutants = [weaken("dropped", `drop policy ${on}`)]
    if (using && using !== "true") mutants.push(weaken("using true", `alter policy ${on} using (true)`))
    if (check && check !== "true") mutants.push(weaken("check true", `alter policy ${on} with check (true)`))
    if (using && check && `${using}${check}` !== "truetrue") {
      mutants.push(weaken("using and check true", `alter policy ${on} using (true) with check (true)`))
    }
    for (const [clause, text] of [
      ["using", using],
      ["with check", check],
    ] as const) {
      for (const { forgotten, rest } of forgetful(text ?? "true")) {
        mutants.push(weaken(`${clause} forgets ${forgotten}`, `alter policy ${on} ${clause} (${rest})`))
      }
    }
    if (!roles.includes("anon")) {
      const grant = `grant select on ${qualified(table)} to anon`
      mutants.push(
        weaken("also for anon", `alter policy ${on} to anon, ${roles.map(identifier).join(", ")}; ${grant}`),
      )
    }
    return mutants
  })
}

async function tableMutants(db: ClientBase, register: Register): Promise<Mutant[]> {
  const relations = (await readRelations(db, register)).filter(({ kind }) => kind === "table")
  return relations.flatMap(({ name: table, columns }) => {
    const on = qualified(table)
    const weaken = (how: string, sql: string) => ({ name: `${table}: ${how}`, sql, table })
    return [
      weaken("row level security off", `alter table ${on} disable row level security`),
      weaken("all granted", `grant all on ${on} to anon, authenticated`),
      weaken("truncate granted", `grant truncate on ${on} to authenticated`),
      weaken("granted to PUBLIC", `grant select on ${on} to public`),
      weaken("new column", `alter table ${on} add column sneaky text`),
      weaken("announced to browsers", `alter publication supabase_realtime add table ${on}`),
      ...columns.flatMap(({ name, selectableBy, updatableBy, insertableBy }) => [
        ...(selectableBy.includes("authenticated")
          ? []
          : [weaken(`${name} readable`, `grant select (${identifier(name)}) on ${on} to authenticated`)]),
        ...(insertableBy.includes("authenticated")
          ? []
          : [weaken(`${name} insertable`, `grant insert (${identifier(name)}) on ${on} to authenticated`)]),
        ...(updatableBy.includes("authenticated")
          ? []
          : [weaken(`${name} writable`, `grant update (${identifier(name)}) on ${on} to authenticated`)]),
      ]),
    ].filter(({ sql }) => !(sql.startsWith("alter publication") && register.announced.includes(table)))
  })
}

async function helperMutants(db: ClientBase, { helpers }: Register): Promise<Mutant[]> {
  const { rows } = await db.query<{ signature: string; head: string; isYesNo: boolean; isForAnon: boolean }>(
    `select p.oid::regprocedure::text as signature, has_function_privilege('anon', p.oid, 'execute') as "isForAnon",
       p.prorettype = 'boolean'::regtype as "isYesNo",
       format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_arguments(p.oid)) as head
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $1 and p.prosecdef order by 1`,
    [helpers],
  )
  return rows.flatMap(({ signature, head, isYesNo, isForAnon }) => [
    { name: `${signature}: search_path lost`, sql: `alter function ${signature} reset search_path` },
    { name: `${signature}: owned by a superuser`, sql: `alter function ${signature} owner to current_user` },
    { name: `${signature}: for PUBLIC`, sql: `grant execute on function ${signature} to public` },
    ...(isForAnon
      ? []
      : [{ name: `${signature}: for anon`, sql: `grant execute on function ${signature} to anon` }]),
    ...(isYesNo
      ? [
          {
            name: `${signature}: always yes`,
            sql: `create or replace function ${head} returns boolean language sql stable security definer set search_path = '' as 'select true'`,
          },
        ]
      : []),
  ])
}

async function hiddenTableMutants(db: ClientBase, { helpers }: Register): Promise<Mutant[]> {
  const { rows } = await db.query<{ table: string }>(
    `select c.oid::regclass::text as table from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') order by 1`,
    [helpers],
  )
  return rows.flatMap(({ table }) => [
    { name: `${table}: row level security off`, sql: `alter table ${table} disable row level security` },
    { name: `${table}: readable`, sql: `grant select on ${table} to authenticated` },
    { name: `${table}: writable`, sql: `grant insert on ${table} to anon` },
    { name: `${table}: deletable`, sql: `grant delete on ${table} to authenticated` },
    { name: `${table}: new column`, sql: `alter table ${table} add column sneaky text` },
  ])
}

function newThings({ exposed, helpers, tables }: Register): Mutant[] {
  const schema = identifier(exposed[0]!)
  const some = qualified(Object.keys(tables)[0]!)
  return [
    { name: "new table", sql: `create table ${schema}.oops (id integer primary key)` },
    {
      name: "new table without row level security",
      sql: `create table ${schema}.oops (id integer primary key); alter table ${schema}.oops disable row level security`,
    },
    {
      name: "new table with row level security",
      sql: `create table ${schema}.oops (id integer primary key); alter table ${schema}.oops enable row level security`,
    },
    {
      name: "view with the owner's rights",
      sql: `create view ${schema}.oops as select * from ${some}; grant select on ${schema}.oops to anon`,
    },
    { name: "materialized view", sql: `create materialized view ${schema}.oops as select * from ${some}` },
    {
      name: "function with the owner's rights",
      sql: `create function ${schema}.oops() returns setof ${some} language sql security definer as 'select * from ${some}'; grant execute on function ${schema}.oops() to anon`,
    },
    {
      name: "helper with the owner's rights",
      sql: `create function ${identifier(helpers)}.oops() returns integer language sql security definer set search_path = '' as 'select 1'`,
    },
    {
      name: "new functions for PUBLIC",
      sql: "alter default privileges for role postgres grant execute on functions to public; alter default privileges grant execute on functions to public",
    },
    {
      name: "new tables for anon",
      sql: `alter default privileges in schema ${schema} grant select on tables to anon`,
    },
    {
      name: "sequence for anon",
      sql: `create sequence ${schema}.oops; grant usage on sequence ${schema}.oops to anon`,
    },
  ]
}
