import type { ClientBase } from "pg"
import type { Register } from "./policy-fixtures.ts"

export interface Relation {
  /** `schema.name`, as the fixtures call it. */
  name: string
  kind: "table" | "view"
  key: string[]
  columns: { name: string; insertableBy: string[]; updatableBy: string[]; selectableBy: string[] }[]
}

// Open to the roles of the API although their schemas are not ours: what is in them is for our policies to say.
export const PLATFORM_TABLES = ["storage.objects", "storage.buckets", "realtime.messages"]

export const API_ROLES = ["anon", "authenticated"]

/** Every table and view that the API shows, with what each role may do to each column. */
export async function readRelations(
  db: ClientBase,
  { exposed, platform, tables }: Register,
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
     order by 1`,
    [exposed, API_ROLES, platform],
  )
  return rows.map(relation => ({ ...relation, key: tables[relation.name]?.key ?? relation.key }))
}
