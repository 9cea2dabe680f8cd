import type { ClientBase } from "pg"
import type { PolicyFixtures } from "../access/policy-fixtures.ts"
import { readRelations } from "../access/relations.ts"
import { identifier, qualified } from "../access/run-as.ts"
import { newObjectMutants } from "./new-object-mutants.ts"
import { withoutEachCondition } from "./policy-conditions.ts"

/** A change that weakens the schema and that the tests must notice. */
export interface Mutant {
  name: string
  sql: string
  table?: string
  /** Parts of the checks that probably notice the mutant; the complete checks run only if they do not. */
  likelyChecks?: LikelyCheck[]
  /** What the first of these checks calls the weakened object, if mutants of several objects can be tried together. */
  subject?: string
}

/** The table's columns, rows that can be selected or lines in the matrix, all functions, or one rule of the lint. */
export type LikelyCheck = "columns" | "functions" | "matrix" | "selected" | `rule ${number}`

/** Every systematic weakening of a schema: of each policy, table, column and helper function, and new objects. */
export async function createMutants(db: ClientBase, fixtures: PolicyFixtures): Promise<Mutant[]> {
  return [
    ...(await policyMutants(db, fixtures)),
    ...(await tableMutants(db, fixtures)),
    ...(await helperMutants(db, fixtures)),
    ...(await helperTableMutants(db, fixtures)),
    ...newObjectMutants(fixtures),
  ]
}

interface Policy {
  table: string
  name: string
  using: string | null
  check: string | null
  roles: string[]
  command: string
}

async function policyMutants(db: ClientBase, { exposedSchemas, platformTables }: PolicyFixtures) {
  const { rows } = await db.query<Policy>(
    `select schemaname || '.' || tablename as table, policyname as name, qual as using, with_check as check, roles::text[] as roles,
       cmd as command
     from pg_policies where (schemaname = any ($1) or schemaname || '.' || tablename = any ($2))
       and roles && array['anon', 'authenticated']::name[] order by 1, 2`,
    [exposedSchemas, platformTables],
  )
  return rows.flatMap(mutantsOfPolicy)
}

function mutantsOfPolicy({ table, name, using, check, roles, command }: Policy): Mutant[] {
  const policy = `${identifier(name)} on ${qualified(table)}`
  const subject = `${table} / ${name}`
  const selected: LikelyCheck[] = ["SELECT", "ALL"].includes(command) ? ["selected"] : []
  const mutant = (change: string, sql: string, ...likelyChecks: LikelyCheck[]): Mutant => ({
    ...{ name: `${subject}: ${change}`, sql, table, subject },
    likelyChecks: [...likelyChecks, ...selected, "matrix"],
  })
  const mutants = [mutant("dropped", `drop policy ${policy}`)]
  if (using && using !== "true")
    mutants.push(mutant("using true", `alter policy ${policy} using (true)`, "rule 9"))
  if (check && check !== "true") {
    mutants.push(mutant("with check true", `alter policy ${policy} with check (true)`, "rule 9"))
  }
  if (using && check && `${using}${check}` !== "truetrue") {
    mutants.push(
      mutant("using and with check true", `alter policy ${policy} using (true) with check (true)`, "rule 9"),
    )
  }
  const clauses = { using, "with check": check }
  for (const [clause, text] of Object.entries(clauses)) {
    for (const { removed, rest } of withoutEachCondition(text ?? "true")) {
      mutants.push(mutant(`${clause} without ${removed}`, `alter policy ${policy} ${clause} (${rest})`))
    }
  }
  if (!roles.includes("anon")) {
    const grant = `grant select on ${qualified(table)} to anon`
    const to = ["anon", ...roles.map(identifier)].join(", ")
    mutants.push(mutant("also for anon", `alter policy ${policy} to ${to}; ${grant}`, "columns", "rule 8"))
  }
  return mutants
}

async function tableMutants(db: ClientBase, fixtures: PolicyFixtures): Promise<Mutant[]> {
  const relations = (await readRelations(db, fixtures)).filter(({ kind }) => kind === "table")
  return relations.flatMap(({ name: table, columns }) => {
    const on = qualified(table)
    const mutant = (change: string, sql: string, likelyCheck: LikelyCheck, subject?: string): Mutant => ({
      ...{ name: `${table}: ${change}`, sql, table, subject, likelyChecks: [likelyCheck] },
    })
    const addToPublication = `alter publication supabase_realtime add table ${on}`
    const broadcast = mutant("broadcast", addToPublication, "rule 10", table)
    const truncated = `${table}: authenticated has TRUNCATE,`
    return [
      mutant("row-level security disabled", `alter table ${on} disable row level security`, "rule 1", table),
      mutant("all granted", `grant all on ${on} to anon, authenticated`, "columns"),
      mutant("truncate granted", `grant truncate on ${on} to authenticated`, "rule 3", truncated),
      mutant("granted to PUBLIC", `grant select on ${on} to public`, "rule 12", table),
      mutant("new column without a class", newColumnWithoutClass(on), "rule 7", `${table}.new_column`),
      ...(fixtures.broadcastTables.includes(table) ? [] : [broadcast]),
      ...columns.flatMap(({ name, selectableBy, updatableBy, insertableBy }) => {
        const granted = { select: selectableBy, insert: insertableBy, update: updatableBy }
        return Object.entries(granted)
          .filter(([, roles]) => !roles.includes("authenticated"))
          .map(([privilege]) => ({
            name: `${table}.${name}: ${privilege} granted`,
            sql: `grant ${privilege} (${identifier(name)}) on ${on} to authenticated`,
            table,
            likelyChecks: ["columns" as const],
            subject: `${privilege} ${table}.${name} authenticated`,
          }))
      }),
    ]
  })
}

async function helperMutants(db: ClientBase, { helperSchema }: PolicyFixtures): Promise<Mutant[]> {
  const { rows } = await db.query<{
    signature: string
    subject: string
    declaration: string
    isBoolean: boolean
    returnsPeople: boolean
    isForAnon: boolean
    /** A table whose policies call it: its lines in the matrix probably notice a change. */
    table: string | null
  }>(
    `select p.oid::regprocedure::text as signature,
       n.nspname || '.' || p.proname || '(' || pg_get_function_identity_arguments(p.oid) || ')' as subject,
       has_function_privilege('anon', p.oid, 'execute') as "isForAnon",
       p.prorettype = 'boolean'::regtype as "isBoolean",
       p.proretset and p.prorettype = 'uuid'::regtype as "returnsPeople",
       format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_arguments(p.oid)) as declaration,
       (select min(schemaname || '.' || tablename) from pg_policies
        where concat(qual, with_check) like '%' || n.nspname || '.' || p.proname || '(%') as table
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $1 and p.prosecdef order by 1`,
    [helperSchema],
  )
  return rows.flatMap(({ signature, subject, declaration, isBoolean, returnsPeople, isForAnon, table }) => {
    const mutant = (change: string, sql: string, likelyCheck?: LikelyCheck): Mutant => ({
      ...{ name: `${signature}: ${change}`, sql, subject },
      ...(likelyCheck ? { likelyChecks: [likelyCheck] } : table && { table, likelyChecks: ["matrix"] }),
    })
    const alwaysTrue = `create or replace function ${declaration} returns boolean language sql stable
      security definer set search_path = '' as 'select true'`
    const everyone = `create or replace function ${declaration} returns setof uuid language sql stable
      security definer set search_path = '' as 'select id from public.profiles'`
    return [
      mutant("without search_path", `alter function ${signature} reset search_path`, "rule 4"),
      mutant("owned by a superuser", `alter function ${signature} owner to current_user`, "rule 4"),
      mutant("executable by PUBLIC", `grant execute on function ${signature} to public`, "rule 5"),
      ...(isForAnon
        ? []
        : [mutant("executable by anon", `grant execute on function ${signature} to anon`, "functions")]),
      ...(isBoolean ? [mutant("always true", alwaysTrue)] : []),
      ...(returnsPeople ? [mutant("everyone", everyone)] : []),
    ]
  })
}

async function helperTableMutants(db: ClientBase, { helperSchema }: PolicyFixtures): Promise<Mutant[]> {
  const { rows } = await db.query<{ table: string }>(
    `select c.oid::regclass::text as table from pg_class c
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p') order by 1`,
    [helperSchema],
  )
  return rows.flatMap(({ table }) => {
    const mutant = (change: string, sql: string, likelyCheck: LikelyCheck, subject = table): Mutant => ({
      ...{ name: `${table}: ${change}`, sql, subject, likelyChecks: [likelyCheck] },
    })
    return [
      mutant("row-level security disabled", `alter table ${table} disable row level security`, "rule 1"),
      mutant("select granted", `grant select on ${table} to authenticated`, "rule 13"),
      mutant("insert granted", `grant insert on ${table} to anon`, "rule 13"),
      mutant("delete granted", `grant delete on ${table} to authenticated`, "rule 13"),
      mutant("new column without a class", newColumnWithoutClass(table), "rule 7", `${table}.new_column`),
    ]
  })
}

// The comment of a table is the default class of its columns.
function newColumnWithoutClass(table: string) {
  return `alter table ${table} add column new_column text; comment on table ${table} is null`
}
