import type { ClientBase } from "pg"

// The schemas that can hold personal data.
const SCHEMAS = "('public', 'private', 'auth', 'backend', 'storage', 'realtime')"
const PERSON_COLUMN =
  "^((user|member|person|owner|guardian|learner|donor|subject|actor|author|sender|profile)_id|owner|made_by|to_address|address|(.*_)?(email|phone))$"

// Migrations create the buckets, which have no owner. The author of an article is a published name, not an account.
const WITHOUT_PERSON = ["public.articles", "public.helplines", "storage.buckets"]

/** Tables with personal data: a foreign key to an account, or a column name that suggests a person. */
async function personTables(db: ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ relation: string }>(
    `select n.nspname || '.' || c.relname as relation
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ${SCHEMAS} and (
       exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
         and k.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass))
       or exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         and a.attname ~ $1)
     ) order by 1`,
    [PERSON_COLUMN],
  )
  return rows.map(row => row.relation).filter(relation => !WITHOUT_PERSON.includes(relation))
}

/** Tables with personal data that private.person_map does not list. */
export async function unmappedTables(db: ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ relation: string }>("select relation from private.person_map")
  const mapped = new Set(rows.map(row => row.relation))
  return (await personTables(db)).filter(relation => !mapped.has(relation))
}

/** Every table with a row that contains one of the texts in any column. */
export async function tablesWith(db: ClientBase, needles: string[]): Promise<string[]> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.query(
      `select 1 from ${name} as t where exists (
         select from unnest($1::text[]) as needle where position(lower(needle) in lower(t::text)) > 0
       ) limit 1`,
      [needles],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
