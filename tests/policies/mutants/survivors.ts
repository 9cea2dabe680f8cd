import type { ClientBase } from "pg"
import { catalogLines } from "../access/catalog-lines.ts"
import { arrange, observedLines } from "../access/matrix.ts"
import type { Register } from "../access/policy-fixtures.ts"
import { judge } from "../lint/lint-schema.ts"
import type { Mutant } from "./mutants.ts"

/** The names of the mutants that neither the matrix nor the rules notice. Needs an open transaction. */
export async function survivors(db: ClientBase, register: Register, mutants: Mutant[]): Promise<string[]> {
  await db.query("savepoint arrangement")
  try {
    await arrange(db, register)
    const healthy = {
      faults: await judge(db, register),
      catalog: await catalogLines(db, register),
      matrix: await Array.fromAsync(observedLines(db, register)),
    }
    const alive: string[] = []
    for (const mutant of mutants) {
      await db.query("savepoint mutant")
      await db.query(mutant.sql)
      if (!(await isNoticed(db, register, mutant, healthy))) alive.push(mutant.name)
      await db.query("rollback to savepoint mutant; release savepoint mutant")
    }
    return alive
  } finally {
    await db.query("rollback to savepoint arrangement; release savepoint arrangement")
  }
}

type Findings = Record<"faults" | "catalog" | "matrix", string[]>

// Cheapest first; the whole matrix is only needed for what nothing else noticed.
async function isNoticed(db: ClientBase, register: Register, { table }: Mutant, healthy: Findings) {
  if (await differs(await catalogLines(db, register), healthy.catalog)) return true
  if (await differs(await judge(db, register), healthy.faults)) return true
  if (table) {
    const own = healthy.matrix.filter(line => line.startsWith(`${table} `) || line.startsWith(`${table}[`))
    if (await differs(observedLines(db, register, [table]), own)) return true
  }
  return differs(observedLines(db, register), healthy.matrix)
}

async function differs(found: AsyncIterable<string> | string[], healthy: string[]) {
  let place = 0
  for await (const line of found) if (line !== healthy[place++]) return true
  return place !== healthy.length
}
