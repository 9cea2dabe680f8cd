import { createHash } from "node:crypto"
import type { ClientBase } from "pg"
import { hashFiles } from "#tests/support/file-hash.ts"
import { catalogLines, columnLines, functionLines } from "../access/catalog-lines.ts"
import { matrixLines, prepareMatrix } from "../access/matrix.ts"
import { selectedText } from "../access/matrix-cells.ts"
import type { PolicyFixtures } from "../access/policy-fixtures.ts"
import { lintRule, lintSchema } from "../lint/lint-schema.ts"
import type { LikelyCheck, Mutant } from "./mutants.ts"

/** The files that decide which mutants exist and which survive. */
export const MUTANT_INPUTS = [
  "backend/postgres/**/*.{ts,sql}",
  "content/**/*.{ts,yaml}",
  "supabase/migrations/*.sql",
  "tests/policies/**/*.{ts,sql}",
  "package-lock.json",
]

const IN_SAMPLE = 4

/**
 * By default a quarter of the mutants, another one after each change of the files that decide about them, without those
 * that are listed as equivalent, which need the complete matrix. `npm run test:long` tries every mutant.
 */
export function triedMutants(mutants: Mutant[], { equivalentMutants }: PolicyFixtures) {
  if (process.env.LONG_TESTS) return { tried: mutants, equivalent: Object.keys(equivalentMutants).sort() }
  const salt = hashFiles(MUTANT_INPUTS)
  const isSampled = ({ name }: Mutant) =>
    createHash("sha256").update(salt).update(name).digest()[0]! % IN_SAMPLE === 0
  const tried = mutants.filter(mutant => !(mutant.name in equivalentMutants) && isSampled(mutant))
  return { tried, equivalent: [] }
}

/** Thousands of mutants take a busy machine longer than other tests. */
export const MUTANTS_TIMEOUT_MS = 3_600_000

interface Baseline {
  lint: string[]
  catalog: string[]
  matrix: string[]
}

/**
 * The names of the mutants that neither the matrix nor the lint notices. Needs an open transaction.
 * `expectedMatrix` saves observing the matrix without mutants, if it is what the equivalent mutants leave unchanged.
 */
export async function findSurvivors(
  db: ClientBase,
  fixtures: PolicyFixtures,
  mutants: Mutant[],
  expectedMatrix?: string[],
) {
  await db.query("savepoint baseline")
  try {
    await prepareMatrix(db, fixtures)
    const observe = () => Array.fromAsync(matrixLines(db, fixtures))
    const baseline = {
      lint: await lintSchema(db, fixtures),
      catalog: await catalogLines(db, fixtures),
      matrix: expectedMatrix ?? (await observe()),
    }
    const survives = (mutant: Mutant) => isUnnoticed(db, fixtures, mutant, baseline)
    const isEquivalent = ({ name }: Mutant) => name in fixtures.equivalentMutants
    const equivalent = mutants.filter(isEquivalent)
    // Survivors need the complete matrix; if nothing notices them all at once, one pass is enough.
    const surviveTogether = equivalent.length === 0 || (await survives(combined(equivalent)))
    // The expected matrix may be out of date, which is for another test to report.
    if (!surviveTogether && expectedMatrix) baseline.matrix = await observe()
    const survivors = surviveTogether ? equivalent.map(({ name }) => name) : []
    const noticed = await noticedTogether(db, fixtures, mutants, baseline)
    for (const mutant of mutants) {
      if ((surviveTogether && isEquivalent(mutant)) || noticed.has(mutant)) continue
      if (await survives(mutant)) survivors.push(mutant.name)
    }
    return survivors
  } finally {
    await db.query("rollback to savepoint baseline; release savepoint baseline")
  }
}

function combined(mutants: Mutant[]): Mutant {
  const drops = mutants.filter(({ sql }) => sql.startsWith("drop "))
  // Last, because others change the same policies.
  const inOrder = [...mutants.filter(mutant => !drops.includes(mutant)), ...drops]
  return { name: "all of them", sql: inOrder.map(({ sql }) => sql).join("; ") }
}

/**
 * The mutants that a check names when the same change is made to many objects at once. Most checks read the whole
 * catalog, which takes longer than the rest of a mutant.
 */
async function noticedTogether(
  db: ClientBase,
  fixtures: PolicyFixtures,
  mutants: Mutant[],
  { lint, catalog }: Baseline,
) {
  const noticed = new Set<Mutant>()
  const known = new Set([...lint, ...catalog, ...catalog.flatMap(grantsOfColumns)])
  for (const [check, together] of sameChanges(mutants)) {
    await db.query("savepoint mutants")
    await db.query(combined(together).sql)
    const lines = (await linesWithSubject(db, fixtures, check)).filter(line => !known.has(line))
    await db.query("rollback to savepoint mutants; release savepoint mutants")
    for (const mutant of together) {
      if (lines.some(line => line.includes(` ${mutant.subject!} `))) noticed.add(mutant)
    }
  }
  return noticed
}

async function linesWithSubject(db: ClientBase, fixtures: PolicyFixtures, check: LikelyCheck) {
  if (check === "functions") return functionLines(db, fixtures)
  if (check === "columns") return (await columnLines(db, fixtures)).flatMap(grantsOfColumns)
  return lintRule(db, fixtures, check)
}

const PRIVILEGES = { S: "select", I: "insert", U: "update" }

/** A line for each grant in a line such as `columns public.pages anon S=id,path I=- U=-`. */
function grantsOfColumns(line: string) {
  const [kind, table, role, ...lists] = line.split(" ")
  if (kind !== "columns") return []
  return lists.flatMap(list => {
    const privilege = PRIVILEGES[list[0] as keyof typeof PRIVILEGES]
    const columns = list.slice("S=".length).split(",")
    return columns.map(column => `grant ${privilege} ${table}.${column} ${role} `)
  })
}

/** Mutants that make the same change to an object each, by the check that probably names it. */
function sameChanges(mutants: Mutant[]) {
  const groups = new Map<string, [LikelyCheck, Mutant[]]>()
  for (const mutant of mutants) {
    const check = mutant.likelyChecks?.[0]
    if (!mutant.subject || !check || check === "matrix" || check === "selected") continue
    const change = mutant.name.slice(mutant.name.lastIndexOf(":"))
    const group = groups.get(check + change) ?? [check, []]
    group[1].push(mutant)
    groups.set(check + change, group)
  }
  return groups.values()
}

async function isUnnoticed(db: ClientBase, fixtures: PolicyFixtures, mutant: Mutant, baseline: Baseline) {
  await db.query("savepoint mutant")
  await db.query(mutant.sql)
  const noticed = await isNoticed(db, fixtures, mutant, baseline)
  await db.query("rollback to savepoint mutant; release savepoint mutant")
  return !noticed
}

async function isNoticed(db: ClientBase, fixtures: PolicyFixtures, mutant: Mutant, baseline: Baseline) {
  // A part of the checks notices most mutants in a few milliseconds.
  for (const check of mutant.likelyChecks ?? []) {
    if (await failsCheck(db, fixtures, check, mutant.table ?? "", baseline)) return true
  }
  return (
    (await differs(await catalogLines(db, fixtures), baseline.catalog)) ||
    (await differs(await lintSchema(db, fixtures), baseline.lint)) ||
    (await differs(matrixLines(db, fixtures), baseline.matrix))
  )
}

async function failsCheck(
  db: ClientBase,
  fixtures: PolicyFixtures,
  check: LikelyCheck,
  table: string,
  { lint, catalog, matrix }: Baseline,
) {
  switch (check) {
    case "columns":
      return differs(await columnLines(db, fixtures, [table]), startingWith(catalog, `columns ${table} `))
    case "functions":
      return differs(await functionLines(db, fixtures), startingWith(catalog, "function "))
    case "selected": {
      const expected = startingWith(matrix, `${table} `, `${table}[`).map(line => line.split(" I=", 1)[0]!)
      return differs(matrixLines(db, fixtures, [table], selectedText), expected)
    }
    case "matrix":
      return differs(matrixLines(db, fixtures, [table]), startingWith(matrix, `${table} `, `${table}[`))
    default:
      return differs(await lintRule(db, fixtures, check), startingWith(lint, `${check}: `))
  }
}

function startingWith(lines: string[], ...prefixes: string[]) {
  return lines.filter(line => prefixes.some(prefix => line.startsWith(prefix)))
}

async function differs(observed: AsyncIterable<string> | string[], expected: string[]) {
  let index = 0
  for await (const line of observed) if (line !== expected[index++]) return true
  return index !== expected.length
}
