import type { ClientBase } from "pg"
import { type Actor, people } from "../access/actors.ts"
import type { Relation } from "../access/relations.ts"
import { identifier, qualified, runAs } from "../access/run-as.ts"

interface PlanNode {
  "Node Type": string
  "Relation Name"?: string
  "Index Cond"?: string
  Plans?: PlanNode[]
}

/** Callers who see more of a table read it in order and stop at the limit; a scan costs no more than its answer. */
const LARGE_SHARE = 0.1

/**
 * The requests of an actor that read rows that the actor may not see, for one table: a sequential scan, or a walk
 * through a whole index. An actor who sees a large share of the rows may scan them, but a list in the order of the
 * key must stop at its limit instead of sorting.
 */
export async function planViolations(db: ClientBase, actor: Actor, relation: Relation, growing: string[]) {
  const table = qualified(relation.name)
  const columns = relation.columns.filter(({ selectableBy }) => selectableBy.includes(actor.role))
  if (columns.length === 0) return []
  const visible = await rowCount(db, actor, table)
  const total = Number((await db.query(`select count(*) from ${table}`)).rows[0].count)
  const seesMost = visible / total > LARGE_SHARE
  const names = columns.map(({ name }) => identifier(name))
  const violations: string[] = []
  const indexed = (await leadingColumns(db, table)).map(identifier).filter(column => names.includes(column))
  for (const [request, clauses] of Object.entries(requests(relation, names, indexed, seesMost))) {
    const plan = await queryPlan(db, actor, `select ${names.join(", ")} from ${table} ${clauses}`)
    for (const problem of problems(plan, growing, seesMost))
      violations.push(`${relation.name} ${actor.name}, ${request}: ${problem}`)
  }
  return violations
}

function requests(
  { key }: Relation,
  columns: string[],
  indexed: string[],
  seesMost: boolean,
): Record<string, string> {
  const ordered = key.map(identifier).filter(column => columns.includes(column))
  const byKey = ordered.length > 0 ? `order by ${ordered.join(", ")}` : ""
  const last = columns.at(-1)!
  const inOrder = {
    "first page": `${byKey} limit 1000`,
    "first row": `${byKey} limit 1`,
  }
  if (seesMost) return inOrder
  return {
    ...inOrder,
    "no filter": "limit 1000",
    all: "",
    "filter by a column": `where ${last}::text is distinct from 'x' limit 1000`,
    "filter by the key": ordered.length > 0 ? `where ${ordered[0]} = '${people.a}'` : "limit 1000",
    "order by a column": `order by ${last} limit 20`,
    ...Object.fromEntries(indexed.map(name => [`last row by ${name}`, `order by ${name} desc limit 1`])),
  }
}

function problems(plan: PlanNode, growing: string[], seesMost: boolean): string[] {
  const table = plan["Relation Name"]
  const isWalk = /Index/.test(plan["Node Type"]) && plan["Index Cond"] === undefined
  const isScan = plan["Node Type"] === "Seq Scan" || isWalk
  const found =
    seesMost && plan["Node Type"] === "Sort"
      ? ["Sort"]
      : !seesMost && isScan && (table === undefined || growing.includes(`public.${table}`))
        ? [`${plan["Node Type"]} on ${table ?? "an index"}`]
        : []
  return [...found, ...(plan.Plans ?? []).flatMap(child => problems(child, growing, seesMost))]
}

/** The first column of each index, whose order a request can use. */
async function leadingColumns(db: ClientBase, table: string) {
  const { rows } = await db.query<{ name: string }>(
    `select distinct a.attname as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indrelid = $1::regclass`,
    [table],
  )
  return rows.map(({ name }) => name)
}

async function queryPlan(db: ClientBase, actor: Actor, query: string) {
  const rows = await rowsOf(db, actor, `explain (format json) ${query}`)
  return (rows[0]!["QUERY PLAN"] as unknown as { Plan: PlanNode }[])[0]!.Plan
}

async function rowCount(db: ClientBase, actor: Actor, table: string) {
  return Number((await rowsOf(db, actor, `select count(*) from ${table}`))[0]!.count)
}

async function rowsOf(db: ClientBase, actor: Actor, statement: string) {
  const outcome = await runAs(db, actor, statement)
  if ("refusal" in outcome) throw new Error(`${actor.name}: ${statement}: ${outcome.refusal}`)
  return outcome.rows
}
