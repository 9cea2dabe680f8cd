import type { ClientBase } from "pg"
import { catalogLines } from "./catalog-lines.ts"
import { judge } from "./judge.ts"
import { observe } from "./matrix.ts"
import type { Mutant } from "./mutants.ts"
import type { Register } from "./register.ts"

/** The names of the mutants that neither the matrix nor the rules notice. Needs an open transaction. */
export async function survivors(db: ClientBase, register: Register, mutants: Mutant[]): Promise<string[]> {
  const healthy = {
    faults: await judge(db, register),
    catalog: await catalogLines(db, register),
    matrix: await observe(db, register),
  }
  const alive: string[] = []
  for (const mutant of mutants) {
    await db.query("savepoint mutant")
    await db.query(mutant.sql)
    if (!(await isNoticed(db, register, mutant, healthy))) alive.push(mutant.name)
    await db.query("rollback to savepoint mutant; release savepoint mutant")
  }
  return alive
}

type Findings = Record<"faults" | "catalog" | "matrix", string[]>

// Cheapest first; the whole matrix is only needed for what nothing else noticed.
async function isNoticed(db: ClientBase, register: Register, { table }: Mutant, healthy: Findings) {
  if (differs(await catalogLines(db, register), healthy.catalog)) return true
  if (table) {
    const own = healthy.matrix.filter(line => line.startsWith(`${table} `))
    if (differs(await observe(db, register, [table]), own)) return true
  }
  if (differs(await judge(db, register), healthy.faults)) return true
  return differs(await observe(db, register), healthy.matrix)
}

function differs(found: string[], healthy: string[]) {
  return found.join("\n") !== healthy.join("\n")
}
