import type { ClientBase } from "pg"
import { type Actor, actors } from "./actors.ts"
import { insertFixtures } from "./insert-fixtures.ts"
import { type Cell, cellText, keyText, ROW_VERSION } from "./matrix-cells.ts"
import type { PolicyFixtures, TableFixture } from "./policy-fixtures.ts"
import { type Relation, readRelations } from "./relations.ts"
import { assertRolesAreEnforced, identifier, keyCondition, literal, qualified } from "./run-as.ts"

/**
 * What every actor can do with every table, one line each, found by trying: S rows selected, I rows inserted,
 * U rows updated per column, M rows moved to another owner, P rows upserted, D rows deleted.
 * Needs an open transaction and leaves it unchanged.
 */
export async function observeAccess(db: ClientBase, fixtures: PolicyFixtures, tables?: readonly string[]) {
  await db.query("savepoint observation")
  try {
    await prepareMatrix(db, fixtures)
    return await Array.fromAsync(matrixLines(db, fixtures, tables))
  } finally {
    await db.query("rollback to savepoint observation; release savepoint observation")
  }
}

export async function prepareMatrix(db: ClientBase, fixtures: PolicyFixtures) {
  await assertRolesAreEnforced(db, actors)
  await insertFixtures(db, fixtures)
}

/** Yields the lines one by one, so that a caller can stop at the first difference. `text` limits what is tried. */
export async function* matrixLines(
  db: ClientBase,
  fixtures: PolicyFixtures,
  tables?: readonly string[],
  text: (cell: Cell) => Promise<string> = cellText,
) {
  for (const relation of await readRelations(db, fixtures, tables)) {
    const fixture = fixtures.tables[relation.name]
    if (!fixture) continue
    // Storage and realtime do not call the function.
    const preRequest = fixtures.platformTables.includes(relation.name) ? undefined : fixtures.preRequest
    for (const part of await splitTable(db, relation, fixture)) {
      for (const actor of actors) {
        const cell = { db, relation, ...part, actor: { ...withSplitSetting(actor, part), preRequest } }
        yield `${part.subject} ${actor.name} ${await text(cell)}`
      }
    }
  }
}

/** The whole table, or one part for each bucket or topic. */
async function splitTable(db: ClientBase, relation: Relation, fixture: TableFixture) {
  const present = await presentRows(db, relation, fixture)
  const { splitBy, rows, inserts, moves = {} } = fixture
  if (!splitBy) return [{ fixture, present, subject: relation.name, value: "", where: "" }]
  return [...new Set(present.map(({ part }) => part))].sort().map(value => ({
    value,
    subject: `${relation.name}[${value}]`,
    where: ` where ${identifier(splitBy)} = ${literal(value)}`,
    present: present.filter(({ part }) => part === value),
    fixture: {
      ...fixture,
      rows: filterEntries(rows, row => row[splitBy] === value),
      inserts: filterEntries(inserts, row => row[splitBy] === value),
      moves: filterEntries(moves, ({ row }) => rows[row]?.[splitBy] === value),
    },
  }))
}

function withSplitSetting(actor: Actor, { fixture, value }: { fixture: TableFixture; value: string }): Actor {
  return fixture.splitSetting ? { ...actor, settings: { [fixture.splitSetting]: value } } : actor
}

async function presentRows(db: ClientBase, relation: Relation, { rows, seededRows, splitBy }: TableFixture) {
  const labeled = { ...rows, ...seededRows }
  const labels = Object.entries(labeled).map(
    ([label, row]) => `when ${keyCondition(relation.key, row)} then ${literal(label)}`,
  )
  const version = relation.kind === "table" ? ROW_VERSION : "''"
  const found = await db.query<Cell["present"][number]>(
    `select ${version} as version, ${keyText(relation)} as key, case ${labels.join(" ")} else '?' end as label,
       ${splitBy ? identifier(splitBy) : "''"}::text as part
     from ${qualified(relation.name)}`,
  )
  for (const label of Object.keys(labeled)) {
    const count = found.rows.filter(row => row.label === label).length
    if (count !== 1) throw new Error(`${relation.name}: the fixture row "${label}" exists ${count} times`)
  }
  return found.rows
}

function filterEntries<T>(entries: Record<string, T>, isIncluded: (entry: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isIncluded(entry)))
}
