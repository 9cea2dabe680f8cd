import pg, { type ClientBase, type QueryResult } from "pg"
import type { Actor } from "./actors.ts"
import type { Row, Value } from "./policy-fixtures.ts"

/** The rows of a statement, or the word that the matrix prints for its error. */
type Outcome = { rows: Record<string, string>[] } | { refusal: string }

const ROLLBACK = "rollback to savepoint statement; release savepoint statement"

/** Runs a statement as an actor and rolls it back. `inspect` runs before the rollback, as superuser. */
export async function runAs(db: ClientBase, actor: Actor, statement: string, inspect = ""): Promise<Outcome> {
  const settings = { "request.jwt.claims": JSON.stringify(actor.claims), ...actor.settings }
  const setConfig = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${literal(value)}, true)`,
  )
  try {
    // One round trip: on success the statements after `inspect` roll back what came before.
    const results = (await db.query(
      `savepoint statement; select ${setConfig.join(", ")}; set local role ${actor.role};
       ${actor.preRequest ? `select ${actor.preRequest}();` : ""} ${statement};
       ${inspect && `reset role; ${inspect};`} ${ROLLBACK}`,
    )) as unknown as QueryResult[]
    return { rows: results.at(-3)!.rows }
  } catch (error) {
    await db.query(ROLLBACK)
    if (!(error instanceof pg.DatabaseError)) throw error
    const isDenied = error.code === "42501" || error.code === "PGRST"
    return { refusal: isDenied ? "denied" : `ERR ${error.code}` }
  }
}

/** Throws when `set local role` has no effect: a superuser would pass every check of the matrix. */
export async function assertRolesAreEnforced(db: ClientBase, actors: Actor[]) {
  await db.query("create table public.table_without_grants (id integer)")
  for (const actor of actors) {
    const outcome = await runAs(db, actor, "select id from public.table_without_grants")
    if (!("refusal" in outcome) || outcome.refusal !== "denied") {
      throw new Error(`${actor.name} can read a table without grants: the matrix would prove nothing`)
    }
  }
  await db.query("drop table public.table_without_grants")
}

export function insertStatement(table: string, row: Row) {
  const columns = Object.keys(row).map(identifier).join(", ")
  return `insert into ${qualified(table)} (${columns}) values (${Object.values(row).map(literal).join(", ")})`
}

export function keyCondition(key: string[], row: Row) {
  return key.map(column => `${identifier(column)} = ${literal(row[column] ?? null)}`).join(" and ")
}

export function qualified(name: string) {
  return name.split(".").map(identifier).join(".")
}

export function identifier(name: string) {
  return pg.escapeIdentifier(name)
}

export function literal(value: Value) {
  return value === null ? "null" : pg.escapeLiteral(String(value))
}
