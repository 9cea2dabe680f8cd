import type { ClientBase } from "pg"
import type { PolicyFixtures } from "./policy-fixtures.ts"

export interface Relation {
  /** `schema.name` */
  name: string
  kind: "table" | "view"
  key: string[]
  columns: { name: string; insertableBy: string[]; updatableBy: string[]; selectableBy: string[] }[]
}

/** Tables of Supabase that are exposed to the API roles and protected by our policies. */
export const PLATFORM_TABLES = ["storage.objects", "storage.buckets", "realtime.messages"]

/** Schemas of Supabase. Lint rule 13 keeps the API roles out of their other tables. */
const PLATFORM_SCHEMAS = ["auth", "extensions", "realtime", "storage", "supabase_migrations"]

export const API_ROLES = ["anon", "authenticated"]

/** Every table and view of the API with each role's column privileges; `names` limits the result. */
export async function readRelations(
  db: ClientBase,
  { exposedSchemas, platformTables, tables }: PolicyFixtures,
  names?: readonly string[],
): Promise<Relation[]> {
  const { rows } = await db.query<Relation>(
    `select n.nspname || '.' || c.relname as name, case when c.relkind in ('r', 'p', 'f') then 'table' else 'view' end as kind,
       array(select a.attname::text from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary order by a.attnum) as key,
       (select coalesce(json_agg(json_build_object('name', a.attname,
          'selectableBy', array(select r from unnest($2::text[]) r where has_column_privilege(r, c.oid, a.attnum, 'SELECT')),
          'insertableBy', array(select r from unnest($2::text[]) r where has_column_privilege(r, c.oid, a.attnum, 'INSERT')),
          'updatableBy', array(select r from unnest($2::text[]) r where has_column_privilege(r, c.oid, a.attnum, 'UPDATE')))
          order by a.attnum), '[]')
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
       and (n.nspname = any ($1) or n.nspname || '.' || c.relname = any ($3))
       and ($4::text[] is null or n.nspname || '.' || c.relname = any ($4))
     order by 1`,
    [exposedSchemas, API_ROLES, platformTables, names ?? null],
  )
  return rows.map(relation => ({ ...relation, key: tables[relation.name]?.key ?? relation.key }))
}

/** Every table and view of our own that is not in the API, also those of schemas that no fixture mentions. */
export async function readInternalTables(db: ClientBase, { exposedSchemas }: PolicyFixtures) {
  const { rows } = await db.query<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as name,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm', 'f') and not n.nspname = any ($1) and n.nspname !~ '^pg_' order by 1`,
    [[...exposedSchemas, ...PLATFORM_SCHEMAS, "information_schema"]],
  )
  return rows
}
