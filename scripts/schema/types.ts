import type { ClientBase } from "pg"
import { readStatements, TABLE_FILE } from "./statements.ts"

export function readSchemas(client: ClientBase) {
  return readStatements(
    client,
    `select n.nspname || '/schema.sql' as file, concat_ws(E'\\n', format('create schema %I;', n.nspname), (
       select string_agg(format('grant %s on schema %I to %s;', g.privileges, n.nspname, g.name), E'\\n' order by g.name)
       from (select coalesce(r.rolname, 'public') as name,
           string_agg(lower(acl.privilege_type), ', ' order by acl.privilege_type) as privileges
         from aclexplode(n.nspacl) as acl left join pg_catalog.pg_roles r on r.oid = acl.grantee
         where acl.grantee <> n.nspowner group by 1) as g
     )) as text
     from pg_catalog.pg_namespace n where n.nspname in ('public', 'private') order by n.nspname`,
  )
}

/** Enums, composite types and domains, each schema's in one file. */
export function readTypes(client: ClientBase) {
  return readStatements(
    client,
    `select n.nspname || '/types.sql' as file, case t.typtype
       when 'e' then format('create type %s.%s as enum (%s);', n.nspname, t.typname, (
         select string_agg(quote_literal(l.enumlabel), ', ' order by l.enumsortorder)
         from pg_catalog.pg_enum l where l.enumtypid = t.oid))
       when 'c' then format(E'create type %s.%s as (\\n  %s\\n);', n.nspname, t.typname, (
         select string_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod), E',\\n  ' order by a.attnum)
         from pg_catalog.pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped))
       else format('create domain %s.%s as %s%s;', n.nspname, t.typname, format_type(t.typbasetype, t.typtypmod), (
         select string_agg(' ' || pg_get_constraintdef(k.oid, true), '' order by k.conname)
         from pg_catalog.pg_constraint k where k.contypid = t.oid))
       end as text
     from pg_catalog.pg_type t join pg_catalog.pg_namespace n on n.oid = t.typnamespace
       left join pg_catalog.pg_class c on c.oid = t.typrelid
     where n.nspname in ('public', 'private')
       and (t.typtype in ('e', 'd') or t.typtype = 'c' and c.relkind = 'c')
     order by n.nspname, t.typtype, t.typname`,
  )
}

export function readViews(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file, format(E'create %sview %s.%s%s as\\n%s',
       case c.relkind when 'm' then 'materialized ' else '' end, n.nspname, c.relname,
       ' with (' || array_to_string(c.reloptions, ', ') || ')', pg_get_viewdef(c.oid, true)) as text
     from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('v', 'm')
     order by n.nspname, c.relname`,
  )
}
