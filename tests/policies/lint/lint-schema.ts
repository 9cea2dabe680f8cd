import type { ClientBase } from "pg"
import type { Register, TableFixture } from "../access/policy-fixtures.ts"
import { PLATFORM_TABLES, readRelations } from "../access/relations.ts"
import { advisors } from "./advisors.ts"
import { rules } from "./rules.ts"

/** A condition of the catalog that must not hold: a query for the faults, over the tables named below. */
export interface Rule {
  id: string
  level: "ERROR" | "WARN" | "INFO"
  faults: string
}

// What every rule may ask: the register, and the parts of the catalog that belong to us.
const VOCABULARY = `
  register as (select $1::text[] as exposed, $2::text as helpers, $3::text[] as definers,
    $4::text[] as announced, $5::text[] as open_platform, $6::text[] as platform),
  api_role as (select unnest(array['anon', 'authenticated']) as role),
  relation as (select n.nspname || '.' || c.relname as name, c.* from pg_class c
    join pg_namespace n on n.oid = c.relnamespace, register where n.nspname = any (exposed) or n.nspname || '.' || c.relname = any (platform)),
  own_table as (select n.nspname || '.' || c.relname as name, c.* from pg_class c
    join pg_namespace n on n.oid = c.relnamespace, register
    where n.nspname = any (exposed || helpers) and c.relkind in ('r', 'p')),
  routine as (select n.nspname as schema,
      n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name, p.*
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace, register
    where n.nspname = any (exposed || helpers)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')),
  policy as (select r.name as relation, r.oid as relation_oid, p.polname::text as name, p.polcmd, p.polpermissive,
      pg_get_expr(p.polqual, p.polrelid) as using_text, pg_get_expr(p.polwithcheck, p.polrelid) as check_text,
      array(select case when o = 0 then 'public' else pg_get_userbyid(o)::text end from unnest(p.polroles) o) as roles
    from pg_policy p join relation r on r.oid = p.polrelid),
  api_policy as (select * from policy where roles && array['anon', 'authenticated', 'public']),
  table_column as (select r.name as relation, r.oid as relation_oid, a.attname::text as name, a.attnum, a.atttypid,
      substring(col_description(r.oid, a.attnum) from '^class:(public|s2|s3|secret)\\M') as class
    from own_table r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped)`

/** Every fault of the schema, as `rule: what is wrong`, whatever the reviewed file says. */
export async function judge(db: ClientBase, register: Register): Promise<string[]> {
  const all: Rule[] = [...rules, ...advisors]
  const union = all.map(
    ({ id, level, faults }) =>
      `select '${id}' as id, '${level}' as level, fault from (${faults}) as found (fault)`,
  )
  const { rows } = await db.query<{ id: string; level: Rule["level"]; fault: string }>(
    `with ${VOCABULARY} ${union.join(" union all ")}`,
    [
      register.exposed,
      register.helpers,
      Object.keys(register.definers),
      register.announced,
      PLATFORM_TABLES,
      register.platform,
    ],
  )
  const faults = rows.filter(row => row.level !== "INFO" || !(row.fault in register.remarks))
  const remarks = new Set(rows.filter(row => row.level === "INFO").map(row => row.fault))
  return [
    ...faults.map(({ id, fault }) => `${id}: ${fault}`),
    ...Object.keys(register.remarks)
      .filter(fault => !remarks.has(fault))
      .map(fault => `remark that no longer applies: ${fault}`),
    ...(await uncovered(db, register)),
    ...(await bucketFaults(db, register)),
  ].sort()
}

async function uncovered(db: ClientBase, register: Register) {
  const relations = (await readRelations(db, register)).map(({ name }) => name)
  const gone = Object.keys(register.tables).filter(name => !relations.includes(name))
  return [
    ...gone.map(name => `rule 2: the fixture of ${name} has no table`),
    ...relations.flatMap(name => {
      const fixture = register.tables[name]
      if (!fixture) return [`rule 2: ${name} has no fixture, so nobody looked at it`]
      return tooSmallParts(name, fixture).map(
        part => `rule 2: ${part} has too few fixture rows to show whose is whose`,
      )
    }),
  ]
}

function tooSmallParts(name: string, { rows, by, singleton }: TableFixture) {
  const sizes = new Map(by ? [] : [[name, 0]])
  for (const row of Object.values(rows)) {
    const part = by ? `${name}[${row[by]}]` : name
    sizes.set(part, (sizes.get(part) ?? 0) + 1)
  }
  return [...sizes].filter(([, size]) => size < (singleton ? 1 : 2)).map(([part]) => part)
}

async function bucketFaults(db: ClientBase, register: Register) {
  const { rows: found } = await db.query("select to_regclass('storage.buckets') as buckets")
  if (found[0].buckets === null) return []
  const { rows } = await db.query<{ id: string; public: boolean }>("select id, public from storage.buckets")
  const objects = Object.values(register.tables["storage.objects"]?.rows ?? {})
  return rows.flatMap(bucket => [
    ...(bucket.public && !register.publicBuckets.includes(bucket.id)
      ? [`rule 10: the bucket ${bucket.id} is public and not on the list`]
      : []),
    ...(objects.some(({ bucket_id }) => bucket_id === bucket.id)
      ? []
      : [`rule 2: no fixture of storage.objects is in the bucket ${bucket.id}, so nobody looked at it`]),
  ])
}
