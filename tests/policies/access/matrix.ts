import type { ClientBase } from "pg"
import { type Actor, actors } from "./actors.ts"
import {
  attempt,
  identifier,
  insertStatement,
  keyCondition,
  literal,
  proveThatRolesBite,
  qualified,
} from "./attempt.ts"
import type { Register, TableFixture } from "./policy-fixtures.ts"
import { type Relation, readRelations } from "./relations.ts"

// Every change of a row leaves it in another place.
const PLACE = "tableoid || '/' || ctid"

interface Cell {
  db: ClientBase
  actor: Actor
  relation: Relation
  fixture: TableFixture
  /** The rows that are there: where each lies, the text of its key, its label or a question mark, and its part. */
  present: { place: string; key: string; label: string; part: string }[]
  /** What the lines are about: the table, or a bucket or topic in it, and the condition of its rows. */
  subject: string
  where: string
}

/**
 * What every actor can do to every table, one line each, found out by trying:
 * S rows seen, I rows inserted, U rows changed per column, M owners changed, P rows put over existing ones, D rows deleted.
 * Needs an open transaction and leaves no trace in it.
 */
export async function observe(
  db: ClientBase,
  register: Register,
  tables?: readonly string[],
): Promise<string[]> {
  await db.query("savepoint observation")
  try {
    await arrange(db, register)
    return await Array.fromAsync(observedLines(db, register, tables))
  } finally {
    await db.query("rollback to savepoint observation; release savepoint observation")
  }
}

/** What must be so before anything is observed. */
export async function arrange(db: ClientBase, register: Register) {
  await proveThatRolesBite(db, actors)
  await placeRows(db, register)
}

/** The lines of the matrix one by one, so that whoever looks for a difference can stop at the first. */
export async function* observedLines(db: ClientBase, register: Register, tables?: readonly string[]) {
  for (const relation of await readRelations(db, register)) {
    const fixture = register.tables[relation.name]
    if (!fixture || (tables && !tables.includes(relation.name))) continue
    for (const part of await partsOf(db, relation, fixture)) {
      for (const actor of actors) yield await line({ db, relation, ...part, actor: toldActor(actor, part) })
    }
  }
}

/** Puts the fixtures' rows into their tables. */
export async function placeRows(db: ClientBase, register: Register) {
  if (register.arrangement) await db.query(register.arrangement)
  for (const [table, fixture] of Object.entries(register.tables)) {
    if (fixture.singleton || fixture.isThere || fixture.key) continue
    await db.query(
      Object.values(fixture.rows)
        .map(row => insertStatement(table, row))
        .join("; "),
    )
  }
}

/** The whole table, or one part of it for each bucket or topic. */
async function partsOf(db: ClientBase, relation: Relation, fixture: TableFixture) {
  const present = await presentRows(db, relation, fixture)
  const { by, rows, attempts, moves = {} } = fixture
  if (!by) return [{ fixture, present, subject: relation.name, value: "", where: "" }]
  return [...new Set(present.map(({ part }) => part))].sort().map(value => ({
    value,
    subject: `${relation.name}[${value}]`,
    where: ` where ${identifier(by)} = ${literal(value)}`,
    present: present.filter(({ part }) => part === value),
    fixture: {
      ...fixture,
      rows: only(rows, row => row[by] === value),
      attempts: only(attempts, row => row[by] === value),
      moves: only(moves, ({ row }) => rows[row]?.[by] === value),
    },
  }))
}

function toldActor(actor: Actor, { fixture, value }: { fixture: TableFixture; value: string }): Actor {
  return fixture.told ? { ...actor, settings: { [fixture.told]: value } } : actor
}

async function line(cell: Cell) {
  const { relation, actor } = cell
  const parts = [`S=${await seen(cell)}`]
  if (relation.kind === "table") {
    parts.push(
      `I=${await inserted(cell)}`,
      `U=${await updated(cell)}`,
      `M=${await moved(cell)}`,
      `P=${await put(cell)}`,
    )
    parts.push(`D=${await changed(cell, `delete from ${qualified(relation.name)}`)}`)
  }
  return `${cell.subject} ${actor.name} ${parts.join(" ")}`
}

async function seen({ db, actor, relation, present, where }: Cell) {
  const byKey = await attempt(
    db,
    actor,
    `select ${keyText(relation)} as key from ${qualified(relation.name)}${where}`,
  )
  if ("rows" in byKey)
    return named(byKey.rows.map(({ key }) => present.find(row => row.key === key)?.label ?? "?"))
  // Rows whose key is hidden can still be counted by a column that is not.
  const readable = relation.columns.find(({ selectableBy }) => selectableBy.includes(actor.role))
  if (!readable) return byKey.refusal
  const blind = await attempt(
    db,
    actor,
    `select ${identifier(readable.name)} from ${qualified(relation.name)}${where}`,
  )
  return "rows" in blind ? named(blind.rows.map(() => "?")) : blind.refusal
}

async function inserted({ db, actor, relation, fixture }: Cell) {
  const accepted: string[] = []
  for (const [label, row] of Object.entries(fixture.attempts)) {
    const outcome = await attempt(db, actor, insertStatement(relation.name, row))
    if ("rows" in outcome) accepted.push(label)
    else if (outcome.refusal !== "denied") accepted.push(`${label}:${outcome.refusal}`)
  }
  return accepted.join(",") || "denied"
}

async function updated(cell: Cell) {
  const columnsByLabels = new Map<string, string[]>()
  const table = qualified(cell.relation.name)
  for (const { name, updatableBy } of cell.relation.columns) {
    if (!updatableBy.includes(cell.actor.role)) continue
    let outcome = await changed(cell, `update ${table} set ${identifier(name)} = ${identifier(name)}`)
    if (outcome === "denied") {
      // Who may write what they may not read changes rows blindly.
      const value = Object.values(cell.fixture.rows)[0]?.[name]
      outcome = await changed(
        cell,
        `update ${table} set ${identifier(name)} = ${value === undefined ? "default" : literal(value)}`,
      )
    }
    columnsByLabels.set(outcome, [...(columnsByLabels.get(outcome) ?? []), name])
  }
  return (
    [...columnsByLabels].map(([labels, columns]) => `${labels}(${columns.join(",")})`).join(";") || "denied"
  )
}

async function moved(cell: Cell) {
  const { relation, fixture } = cell
  const accepted: string[] = []
  for (const [label, { row, set }] of Object.entries(fixture.moves ?? {})) {
    const assignments = Object.entries(set).map(
      ([column, value]) => `${identifier(column)} = ${literal(value)}`,
    )
    const update = `update ${qualified(relation.name)} set ${assignments.join(", ")}`
    // Without a condition nothing is read, so only the policies for writing stand in the way.
    for (const statement of [`${update} where ${keyCondition(relation.key, fixture.rows[row]!)}`, update]) {
      const outcome = await changed(cell, statement)
      const isError = outcome.startsWith("ERR")
      if (!isError && !outcome.split(",").includes(row)) continue
      accepted.push(isError ? `${label}:${outcome}` : label)
      break
    }
  }
  return accepted.join(",") || "denied"
}

async function put(cell: Cell) {
  const { relation, actor, fixture } = cell
  const allowed = (list: "insertableBy" | "updatableBy") =>
    relation.columns.filter(column => column[list].includes(actor.role)).map(({ name }) => name)
  const updatable = allowed("updatableBy").filter(name => !relation.key.includes(name))
  const insertable = allowed("insertableBy")
  if (updatable.length === 0 || !relation.key.every(name => insertable.includes(name))) return "denied"
  const accepted: string[] = []
  for (const [label, row] of Object.entries(fixture.rows)) {
    const sent = Object.fromEntries(Object.entries(row).filter(([name]) => insertable.includes(name)))
    const set = updatable
      .filter(name => name in sent)
      .map(name => `${identifier(name)} = excluded.${identifier(name)}`)
    if (set.length === 0) continue
    const conflict = `on conflict (${relation.key.map(identifier).join(", ")}) do update set ${set.join(", ")}`
    const outcome = await changed(cell, `${insertStatement(relation.name, sent)} ${conflict}`)
    if (outcome !== "denied" && outcome !== "none")
      accepted.push(outcome.startsWith("ERR") ? `${label}:${outcome}` : label)
  }
  return accepted.join(",") || "denied"
}

/** The labels of the rows a statement touches: those that no longer lie where they were. */
async function changed({ db, actor, relation, present }: Cell, statement: string) {
  const after = await attempt(
    db,
    actor,
    statement,
    `select ${PLACE} as place from ${qualified(relation.name)}`,
  )
  if ("refusal" in after) return after.refusal
  const left = new Set(after.rows.map(({ place }) => place))
  return named(present.filter(({ place }) => !left.has(place)).map(({ label }) => label))
}

async function presentRows(db: ClientBase, relation: Relation, { rows, already, by }: TableFixture) {
  const labelled = { ...rows, ...already }
  const known = Object.entries(labelled).map(
    ([label, row]) => `when ${keyCondition(relation.key, row)} then ${literal(label)}`,
  )
  const place = relation.kind === "table" ? PLACE : "''"
  const found = await db.query<Cell["present"][number]>(
    `select ${place} as place, ${keyText(relation)} as key, case ${known.join(" ")} else '?' end as label,
       ${by ? identifier(by) : "''"}::text as part
     from ${qualified(relation.name)}`,
  )
  for (const label of Object.keys(labelled)) {
    const times = found.rows.filter(row => row.label === label).length
    if (times !== 1) throw new Error(`${relation.name}: the fixture row "${label}" is there ${times} times`)
  }
  return found.rows
}

function only<T>(entries: Record<string, T>, isWanted: (entry: T) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isWanted(entry)))
}

function keyText({ key }: Relation) {
  return key.length > 0 ? `jsonb_build_array(${key.map(identifier).join(", ")})::text` : "''"
}

function named(labels: string[]) {
  const strangers = labels.filter(label => label === "?").length
  const known = labels.filter(label => label !== "?").sort()
  if (strangers > 0) known.push(`?×${strangers}`)
  return known.join(",") || "none"
}
