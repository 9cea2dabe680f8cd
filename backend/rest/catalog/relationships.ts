import type { ForeignKeyRow, KeyRow } from "./catalog-queries.ts"
import type { Relation } from "./relation.ts"
import type { Origin } from "./view-columns.ts"

type Cardinality = "many-to-one" | "one-to-many" | "one-to-one" | "many-to-many"

/** A relationship between two relations along foreign keys. */
export interface Relationship {
  cardinality: Cardinality
  source: Relation
  target: Relation
  /** Name of the foreign key; empty for many-to-many. */
  constraint: string
  /** Column pairs, source first. For many-to-many: source and junction. */
  columns: [string, string][]
  /** Whether the foreign key refers to its own table. */
  isOwnKey: boolean
  junction?: {
    relation: Relation
    constraints: [string, string]
    /** Column pairs, junction first. */
    targetColumns: [string, string][]
  }
}

interface Key {
  name: string
  source: Relation
  target: Relation
  columns: [string, string][]
  isUnique: boolean
  isOwnKey: boolean
}

// Keeps views that repeat the columns of a composite key from multiplying.
const MAX_MAPPINGS = 16

/** All relationships by the name of their source relation. */
export function relationshipsOf(
  relations: Relation[],
  foreignKeys: ForeignKeyRow[],
  keys: KeyRow[],
  origins: Map<number, Origin[]>,
): Map<string, Relationship[]> {
  const found = new Map<string, Relationship[]>(relations.map(({ name }) => [name, []]))
  const links = foreignKeys.flatMap(key => foreignKeyLinks(key, relations, keys, origins))
  for (const link of links) {
    const { name: constraint, source, target, columns, isUnique, isOwnKey } = link
    const back = columns.map(([a, b]) => [b, a] as [string, string])
    const forward = isUnique ? "one-to-one" : "many-to-one"
    found.get(source.name)?.push({ cardinality: forward, source, target, constraint, columns, isOwnKey })
    const backward = isUnique ? "one-to-one" : "one-to-many"
    const reverse = { source: target, target: source, constraint, columns: back, isOwnKey }
    found.get(target.name)?.push({ cardinality: backward, ...reverse })
  }
  for (const first of links) {
    for (const second of links) {
      const relationship = junctionRelationship(first, second)
      if (relationship) found.get(relationship.source.name)?.push(relationship)
    }
  }
  return found
}

// A foreign key also applies between views that show the columns it joins.
function foreignKeyLinks(
  { name, source, source_columns, target, target_columns }: ForeignKeyRow,
  relations: Relation[],
  keys: KeyRow[],
  origins: Map<number, Origin[]>,
): Key[] {
  const isUnique = keys.some(key => key.relation === source && sameNames(key.columns, source_columns))
  const links: Key[] = []
  for (const [from, fromColumns] of relationsShowing(source, source_columns, relations, origins)) {
    for (const [to, toColumns] of relationsShowing(target, target_columns, relations, origins)) {
      const columns = fromColumns.map((column, index) => [column, toColumns[index]!] as [string, string])
      links.push({ name, source: from, target: to, columns, isUnique, isOwnKey: source === target })
    }
  }
  return links
}

function relationsShowing(
  table: number,
  columns: string[],
  relations: Relation[],
  origins: Map<number, Origin[]>,
): [Relation, string[]][] {
  const matches: [Relation, string[]][] = []
  for (const relation of relations) {
    if (relation.oid === table) matches.push([relation, columns])
    const behind = origins.get(relation.oid)
    if (!behind) continue
    // A view can show one column several times, under different names.
    let shown: string[][] = [[]]
    for (const name of columns) {
      const names = behind.filter(origin => origin.table === table && origin.tableColumn === name)
      shown = shown.flatMap(before => names.map(({ column }) => [...before, column])).slice(0, MAX_MAPPINGS)
    }
    for (const names of shown) matches.push([relation, names])
  }
  return matches
}

// A junction is a table whose primary key contains both foreign keys. Views of it are left out because they
// would be ambiguous.
function junctionRelationship(first: Key, second: Key): Relationship | null {
  if (first === second || first.source !== second.source || first.name === second.name) return null
  const junction = first.source
  if (junction.isView) return null
  const joined = [...first.columns, ...second.columns].map(([column]) => column)
  if (!joined.every(column => junction.primaryKey.includes(column))) return null
  return {
    cardinality: "many-to-many",
    source: first.target,
    target: second.target,
    constraint: "",
    isOwnKey: false,
    columns: first.columns.map(([inJunction, inSource]) => [inSource, inJunction]),
    junction: {
      relation: junction,
      constraints: [first.name, second.name],
      targetColumns: second.columns,
    },
  }
}

function sameNames(a: string[], b: string[]) {
  return a.length === b.length && a.every(name => b.includes(name))
}
