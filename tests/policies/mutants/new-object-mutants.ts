import type { PolicyFixtures } from "../access/policy-fixtures.ts"
import { identifier, qualified } from "../access/run-as.ts"
import type { Mutant } from "./mutants.ts"

/** New tables, views, functions and sequences that are unsafe. */
export function newObjectMutants({ exposedSchemas, helperSchema, tables }: PolicyFixtures): Mutant[] {
  const schema = identifier(exposedSchemas[0]!)
  const table = qualified(Object.keys(tables)[0]!)
  return [
    { name: "new table", sql: `create table ${schema}.new_object (id integer primary key)` },
    {
      name: "new table without row-level security",
      sql: `create table ${schema}.new_object (id integer primary key); alter table ${schema}.new_object disable row level security`,
    },
    {
      name: "new table with row-level security",
      sql: `create table ${schema}.new_object (id integer primary key); alter table ${schema}.new_object enable row level security`,
    },
    {
      name: "new internal table",
      sql: `create table ${identifier(helperSchema)}.new_object (id integer primary key); alter table ${identifier(helperSchema)}.new_object enable row level security; comment on table ${identifier(helperSchema)}.new_object is 'class:secret'`,
    },
    {
      name: "view without security_invoker",
      sql: `create view ${schema}.new_object as select * from ${table}; grant select on ${schema}.new_object to anon`,
    },
    {
      name: "materialized view",
      sql: `create materialized view ${schema}.new_object as select * from ${table}`,
    },
    {
      name: "SECURITY DEFINER function in an API schema",
      sql: `create function ${schema}.new_object() returns setof ${table} language sql security definer as 'select * from ${table}'; grant execute on function ${schema}.new_object() to anon`,
    },
    {
      name: "SECURITY DEFINER helper",
      sql: `create function ${identifier(helperSchema)}.new_object() returns integer language sql security definer set search_path = '' as 'select 1'`,
    },
    {
      name: "new functions executable by PUBLIC",
      sql: "alter default privileges for role postgres grant execute on functions to public; alter default privileges grant execute on functions to public",
    },
    {
      name: "new tables granted to anon",
      sql: `alter default privileges in schema ${schema} grant select on tables to anon`,
    },
    {
      name: "sequence granted to anon",
      sql: `create sequence ${schema}.new_object; grant usage on sequence ${schema}.new_object to anon`,
    },
  ]
}
