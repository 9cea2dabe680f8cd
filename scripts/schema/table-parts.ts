import type { ClientBase } from "pg"
import { readStatements, TABLE_FILE } from "./statements.ts"

export function readComments(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file,
       case d.objsubid when 0 then format('comment on table %s.%s is %L;', n.nspname, c.relname, d.description)
         else format('comment on column %s.%s.%I is %L;', n.nspname, c.relname, a.attname, d.description) end as text
     from pg_catalog.pg_description d join pg_catalog.pg_class c on c.oid = d.objoid
       join pg_catalog.pg_namespace n on n.oid = c.relnamespace
       left join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
     where d.classoid = 'pg_catalog.pg_class'::regclass and n.nspname in ('public', 'private')
       and c.relkind in ('r', 'p', 'v', 'm')
     order by n.nspname, c.relname, d.objsubid`,
  )
}

/** What the planner is told about a column. */
export function readColumnOptions(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file, format('alter table %s.%s alter column %I set (%s);', n.nspname, c.relname,
       a.attname, array_to_string(a.attoptions, ', ')) as text
     from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
       join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and a.attoptions is not null
     order by n.nspname, c.relname, a.attnum`,
  )
}

/** Indexes of their own; those that only hold a constraint come with it. */
export function readIndexes(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file, pg_get_indexdef(i.indexrelid) || ';' as text
     from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indrelid
       join pg_catalog.pg_namespace n on n.oid = c.relnamespace
       join pg_catalog.pg_class x on x.oid = i.indexrelid
     where n.nspname in ('public', 'private')
       and not exists (select from pg_catalog.pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
     order by n.nspname, c.relname, x.relname`,
  )
}

/** Triggers that call our functions, also those on tables of Supabase's services. */
export function readTriggers(client: ClientBase) {
  return readStatements(
    client,
    `select ${TABLE_FILE} as file, pg_get_triggerdef(t.oid) || ';' as text
     from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
       join pg_catalog.pg_namespace n on n.oid = c.relnamespace
       join pg_catalog.pg_proc p on p.oid = t.tgfoid
     where not t.tgisinternal and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     order by n.nspname, c.relname, t.tgname`,
  )
}
