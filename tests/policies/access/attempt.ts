import pg, { type ClientBase, type QueryResult } from "pg"
import type { Actor } from "./actors.ts"
import type { Row, Value } from "./policy-fixtures.ts"

/** What came of a statement: its rows, or the word the matrix prints for the refusal. */
export type Outcome = { rows: Record<string, string>[] } | { refusal: string }

/** Runs a statement as an actor and takes it back. What follows `;` in `inspect` still sees its effect, as owner. */
export async function attempt(
  db: ClientBase,
  actor: Actor,
  statement: string,
  inspect = "",
): Promise<Outcome> {
  const settings = { "request.jwt.claims": JSON.stringify(actor.claims), ...actor.settings }
  const told = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${literal(value)}, true)`,
  )
  try {
    const results = (await db.query(
      `savepoint attempt; select ${told.join(", ")}; set local role ${actor.role};
       ${statement}; ${inspect && `reset role; ${inspect}`}`,
    )) as unknown as QueryResult[]
    return { rows: results.at(-1)!.rows }
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error
    return { refusal: error.code === "42501" ? "denied" : `ERR ${error.code}` }
  } finally {
    await db.query("rollback to savepoint attempt; release savepoint attempt")
  }
}

// A connection that keeps its superuser's rights would pass every check below, so it must first be seen to lose them.
export async function proveThatRolesBite(db: ClientBase, actors: Actor[]) {
  await db.query("create table public.nobody_may_read_this (id integer)")
  for (const actor of actors) {
    const outcome = await attempt(db, actor, "select id from public.nobody_may_read_this")
    if (!("refusal" in outcome) || outcome.refusal !== "denied") {
      throw new Error(`${actor.name} reads a table without any grant: the matrix would prove nothing`)
    }
  }
  await db.query("drop table public.nobody_may_read_this")
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
