import type { ClientBase } from "pg"
import type { Actor } from "./actors.ts"
import type { TableFixture } from "./policy-fixtures.ts"
import type { Relation } from "./relations.ts"
import { identifier, insertStatement, keyCondition, literal, qualified, runAs } from "./run-as.ts"

/** Every update moves a row to another ctid. */
export const ROW_VERSION = "tableoid || '/' || ctid"

/** One actor's access to one table, or to one bucket or topic in it. */
export interface Cell {
  db: ClientBase
  actor: Actor
  relation: Relation
  fixture: TableFixture
  /** The rows of the table; the label is "?" for rows that are not in the fixture. */
  present: { version: string; key: string; label: string; part: string }[]
  /** Limits a query to the rows of the bucket or topic. */
  where: string
}

/** The first part of the cell's text. */
export async function selectedText(cell: Cell) {
  return `S=${await selectedRows(cell)}`
}

export async function cellText(cell: Cell) {
  const selected = await selectedText(cell)
  if (cell.relation.kind !== "table") return selected
  return [
    selected,
    `I=${await insertedRows(cell)}`,
    `U=${await updatedRows(cell)}`,
    `M=${await movedRows(cell)}`,
    `P=${await upsertedRows(cell)}`,
    `D=${await changedRows(cell, `delete from ${qualified(cell.relation.name)}`)}`,
  ].join(" ")
}

/** The key of a row as text. */
export function keyText({ key }: Relation) {
  return key.length > 0 ? `jsonb_build_array(${key.map(identifier).join(", ")})::text` : "''"
}

async function selectedRows({ db, actor, relation, present, where }: Cell) {
  const from = `from ${qualified(relation.name)}${where}`
  const byKey = await runAs(db, actor, `select ${keyText(relation)} as key ${from}`)
  if ("rows" in byKey) {
    return joinLabels(byKey.rows.map(({ key }) => present.find(row => row.key === key)?.label ?? "?"))
  }
  // Without a grant on the key, the rows can still be counted by another column.
  const readable = relation.columns.find(({ selectableBy }) => selectableBy.includes(actor.role))
  if (!readable) return byKey.refusal
  const byColumn = await runAs(db, actor, `select ${identifier(readable.name)} ${from}`)
  return "rows" in byColumn ? joinLabels(byColumn.rows.map(() => "?")) : byColumn.refusal
}

async function insertedRows({ db, actor, relation, fixture }: Cell) {
  const accepted: string[] = []
  for (const [label, row] of Object.entries(fixture.inserts)) {
    const outcome = await runAs(db, actor, insertStatement(relation.name, row))
    if ("rows" in outcome) accepted.push(label)
    else if (outcome.refusal !== "denied") accepted.push(`${label}:${outcome.refusal}`)
  }
  return accepted.join(",") || "denied"
}

async function updatedRows(cell: Cell) {
  const columnsByLabels = new Map<string, string[]>()
  const table = qualified(cell.relation.name)
  for (const { name, updatableBy } of cell.relation.columns) {
    if (!updatableBy.includes(cell.actor.role)) continue
    const column = identifier(name)
    let outcome = await changedRows(cell, `update ${table} set ${column} = ${column}`)
    if (outcome === "denied") {
      // An actor without a SELECT grant on the column can still assign a constant.
      const value = Object.values(cell.fixture.rows)[0]?.[name]
      const constant = value === undefined ? "default" : literal(value)
      outcome = await changedRows(cell, `update ${table} set ${column} = ${constant}`)
    }
    columnsByLabels.set(outcome, [...(columnsByLabels.get(outcome) ?? []), name])
  }
  const updates = [...columnsByLabels].map(([labels, columns]) => `${labels}(${columns.join(",")})`)
  return updates.join(";") || "denied"
}

async function movedRows(cell: Cell) {
  const { relation, fixture } = cell
  const accepted: string[] = []
  for (const [label, { row, set }] of Object.entries(fixture.moves ?? {})) {
    const assignments = Object.entries(set).map(
      ([column, value]) => `${identifier(column)} = ${literal(value)}`,
    )
    const update = `update ${qualified(relation.name)} set ${assignments.join(", ")}`
    // An update without a condition reads nothing, so that only the policies for writing apply.
    for (const statement of [`${update} where ${keyCondition(relation.key, fixture.rows[row]!)}`, update]) {
      const outcome = await changedRows(cell, statement)
      const isError = outcome.startsWith("ERR")
      if (!isError && !outcome.split(",").includes(row)) continue
      accepted.push(isError ? `${label}:${outcome}` : label)
      break
    }
  }
  return accepted.join(",") || "denied"
}

async function upsertedRows(cell: Cell) {
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
    const outcome = await changedRows(cell, `${insertStatement(relation.name, sent)} ${conflict}`)
    if (outcome === "denied" || outcome === "none") continue
    accepted.push(outcome.startsWith("ERR") ? `${label}:${outcome}` : label)
  }
  return accepted.join(",") || "denied"
}

/** The labels of the rows that a statement updates or deletes. */
async function changedRows({ db, actor, relation, present }: Cell, statement: string) {
  const inspect = `select ${ROW_VERSION} as version from ${qualified(relation.name)}`
  const after = await runAs(db, actor, statement, inspect)
  if ("refusal" in after) return after.refusal
  const unchanged = new Set(after.rows.map(({ version }) => version))
  return joinLabels(present.filter(({ version }) => !unchanged.has(version)).map(({ label }) => label))
}

function joinLabels(labels: string[]) {
  const unknown = labels.filter(label => label === "?").length
  const known = labels.filter(label => label !== "?").sort()
  if (unknown > 0) known.push(`?×${unknown}`)
  return known.join(",") || "none"
}
