import type { ClientBase } from "pg"
import type { PolicyFixtures, TableFixture } from "../access/policy-fixtures.ts"
import { registrationFile } from "../access/registrations.ts"
import { PLATFORM_TABLES, readInternalTables, readRelations } from "../access/relations.ts"
import { advisors } from "./advisors.ts"
import { rules } from "./rules.ts"

/** A query that returns one message per violation, over the CTEs below. */
export interface Rule {
  id: string
  level: "ERROR" | "WARN" | "INFO"
  query: string
}

// CTEs that the rules share: the fixtures and the part of the catalog that belongs to the site.
const SHARED_CTES = `
  config as (select $1::text[] as exposed, $2::text as helpers, $3::text[] as definers,
    $4::text[] as broadcast, $5::text[] as open_platform, $6::text[] as platform),
  api_role as (select unnest(array['anon', 'authenticated']) as role),
  relation as (select n.nspname || '.' || c.relname as name, c.* from pg_class c
    join pg_namespace n on n.oid = c.relnamespace, config where n.nspname = any (exposed) or n.nspname || '.' || c.relname = any (platform)),
  own_table as (select n.nspname || '.' || c.relname as name, c.* from pg_class c
    join pg_namespace n on n.oid = c.relnamespace, config
    where n.nspname = any (exposed || helpers) and c.relkind in ('r', 'p')),
  routine as (select n.nspname as schema,
      n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name, p.*
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace, config
    where n.nspname = any (exposed || helpers)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')),
  policy as (select r.name as relation, r.oid as relation_oid, p.polname::text as name, p.polcmd, p.polpermissive,
      pg_get_expr(p.polqual, p.polrelid) as using_text, pg_get_expr(p.polwithcheck, p.polrelid) as check_text,
      array(select case when o = 0 then 'public' else pg_get_userbyid(o)::text end from unnest(p.polroles) o) as roles
    from pg_policy p join relation r on r.oid = p.polrelid),
  api_policy as (select * from policy where roles && array['anon', 'authenticated', 'public']),
  table_column as (select r.name as relation, r.oid as relation_oid, a.attname::text as name, a.attnum, a.atttypid,
      coalesce(substring(own.description from '^class:(public|s2|s3|secret)\\M'),
        substring(inherited.description from '^class:(public|s2|s3|secret)\\M')) as class
    from own_table r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_description own on own.objoid = r.oid and own.objsubid = a.attnum
      and own.classoid = 'pg_class'::regclass
    left join pg_description inherited on inherited.objoid = r.oid and inherited.objsubid = 0
      and inherited.classoid = 'pg_class'::regclass)`

/** Every violation in the schema, as `rule: message`. */
export async function lintSchema(db: ClientBase, fixtures: PolicyFixtures): Promise<string[]> {
  const rows = await runRules(db, fixtures, [...rules, ...advisors])
  const advice = new Set(rows.filter(({ level }) => level === "INFO").map(({ message }) => message))
  return [
    ...rows
      .filter(({ level, message }) => level !== "INFO" || !(message in fixtures.acceptedAdvice))
      .map(({ id, message }) => `${id}: ${message}`),
    ...Object.keys(fixtures.acceptedAdvice)
      .filter(message => !advice.has(message))
      .map(message => `accepted advice that no longer applies: ${message}`),
    ...(await registrationViolations(db, fixtures)),
    ...(await bucketViolations(db, fixtures)),
  ].sort()
}

/** The violations of one rule. */
export async function lintRule(db: ClientBase, fixtures: PolicyFixtures, ruleId: string): Promise<string[]> {
  const rows = await runRules(
    db,
    fixtures,
    rules.filter(({ id }) => id === ruleId),
  )
  return rows.map(({ id, message }) => `${id}: ${message}`).sort()
}

async function runRules(db: ClientBase, fixtures: PolicyFixtures, selected: Rule[]) {
  const union = selected.map(
    ({ id, level, query }) =>
      `select '${id}' as id, '${level}' as level, message from (${query}) as found (message)`,
  )
  const { rows } = await db.query<{ id: string; level: Rule["level"]; message: string }>(
    `with ${SHARED_CTES} ${union.join(" union all ")}`,
    [
      fixtures.exposedSchemas,
      fixtures.helperSchema,
      Object.keys(fixtures.definerFunctions),
      fixtures.broadcastTables,
      PLATFORM_TABLES,
      fixtures.platformTables,
    ],
  )
  return rows
}

async function registrationViolations(db: ClientBase, fixtures: PolicyFixtures) {
  const relations = (await readRelations(db, fixtures)).map(({ name }) => name)
  const missing = Object.keys(fixtures.tables).filter(name => !relations.includes(name))
  return [
    ...missing.map(name => `rule 2: ${name} does not exist: delete ${registrationFile(name)}`),
    ...relations.flatMap(name => {
      const fixture = fixtures.tables[name]
      if (!fixture) return [`rule 2: ${name} is not registered: add ${registrationFile(name)}`]
      return partsWithTooFewRows(name, fixture).map(
        part => `rule 2: ${part} needs fixture rows of at least two owners`,
      )
    }),
    ...(await readInternalTables(db, fixtures))
      .filter(({ name }) => !fixtures.internalTables[name])
      .map(({ name }) => `rule 2: ${name} is not registered: add ${registrationFile(name)} with usedBy`),
  ]
}

function partsWithTooFewRows(name: string, { rows, splitBy, singleton }: TableFixture) {
  const sizes = new Map(splitBy ? [] : [[name, 0]])
  for (const row of Object.values(rows)) {
    const part = splitBy ? `${name}[${row[splitBy]}]` : name
    sizes.set(part, (sizes.get(part) ?? 0) + 1)
  }
  return [...sizes].filter(([, size]) => size < (singleton ? 1 : 2)).map(([part]) => part)
}

async function bucketViolations(db: ClientBase, fixtures: PolicyFixtures) {
  const { rows: found } = await db.query("select to_regclass('storage.buckets') as buckets")
  if (found[0].buckets === null) return []
  const { rows } = await db.query<{ id: string; public: boolean }>("select id, public from storage.buckets")
  const objects = Object.values(fixtures.tables["storage.objects"]?.rows ?? {})
  return rows.flatMap(bucket => [
    ...(bucket.public && !fixtures.publicBuckets.includes(bucket.id)
      ? [`rule 10: the bucket ${bucket.id} is public but not listed in publicBuckets`]
      : []),
    ...(objects.some(({ bucket_id }) => bucket_id === bucket.id)
      ? []
      : [`rule 2: storage.objects has no fixture row in the bucket ${bucket.id}`]),
  ])
}
