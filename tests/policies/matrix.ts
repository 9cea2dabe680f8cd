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
import type { Register, TableFixture } from "./register.ts"
import { type Relation, readRelations } from "./relations.ts"

// Every change of a row leaves it in another place.
const PLACE = "tableoid || '/' || ctid"

interface Cell {
  db: ClientBase
  actor: Actor
  relation: Relation
  fixture: TableFixture
  /** The rows that are there: where each lies, the text of its key, and its label or a question mark. */
  present: { place: string; key: string; label: string }[]
}

/**
 * What every actor can do to every table, one line each, found out by trying:
 * S rows seen, I rows inserted, U rows changed per column, M owners changed, P rows put over existing ones, D rows deleted.
 * Needs an open transaction and leaves no trace in it.
 */
export async function observe(
  db: ClientBase,
  register: Register,
  only?: readonly string[],
): Promise<string[]> {
  await db.query("savepoint observation")
  try {
    await proveThatRolesBite(db, actors)
    await placeRows(db, register)
    const lines: string[] = []
    for (const relation of await readRelations(db, register)) {
      const fixture = register.tables[relation.name]
      if (!fixture || (only && !only.includes(relation.name))) continue
      const present = await presentRows(db, relation, fixture)
      for (const actor of actors) lines.push(await line({ db, actor, relation, fixture, present }))
    }
    return lines
  } finally {
    await db.query("rollback to savepoint observation; release savepoint observation")
  }
}

/** Puts the fixtures' rows into their tables. */
export async function placeRows(db: ClientBase, register: Register) {
  for (const [table, fixture] of Object.entries(register.tables)) {
    if (fixture.singleton || fixture.key) continue
    await db.query(
      Object.values(fixture.rows)
        .map(row => insertStatement(table, row))
        .join("; "),
    )
  }
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
  return `${relation.name} ${actor.name} ${parts.join(" ")}`
}

async function seen({ db, actor, relation, present }: Cell) {
  const byKey = await attempt(
    db,
    actor,
    `select ${keyText(relation)} as key from ${qualified(relation.name)}`,
  )
  if ("rows" in byKey)
    return named(byKey.rows.map(({ key }) => present.find(row => row.key === key)?.label ?? "?"))
  // Rows whose key is hidden can still be counted by a column that is not.
  const readable = relation.columns.find(({ selectableBy }) => selectableBy.includes(actor.role))
  if (!readable) return byKey.refusal
  const blind = await attempt(
    db,
    actor,
    `select ${identifier(readable.name)} from ${qualified(relation.name)}`,
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
      if (outcome === "denied" || outcome === "none") continue
      accepted.push(outcome.startsWith("ERR") ? `${label}:${outcome}` : label)
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

async function presentRows(db: ClientBase, relation: Relation, { rows }: TableFixture) {
  const known = Object.entries(rows).map(
    ([label, row]) => `when ${keyCondition(relation.key, row)} then ${literal(label)}`,
  )
  const place = relation.kind === "table" ? PLACE : "''"
  const found = await db.query<Cell["present"][number]>(
    `select ${place} as place, ${keyText(relation)} as key, case ${known.join(" ")} else '?' end as label
     from ${qualified(relation.name)}`,
  )
  for (const label of Object.keys(rows)) {
    const times = found.rows.filter(row => row.label === label).length
    if (times !== 1) throw new Error(`${relation.name}: the fixture row "${label}" is there ${times} times`)
  }
  return found.rows
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
