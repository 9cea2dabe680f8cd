import type { Catalog } from "../catalog/catalog.ts"
import type { Column, Relation } from "../catalog/relation.ts"
import { restError, unknownColumn } from "../errors.ts"
import type { Field } from "../query/select.ts"
import { type Parameters, quoteIdentifier } from "./parameters.ts"

/** The rows a part of the statement refers to, and the names available for them. */
export interface Scope {
  catalog: Catalog
  parameters: Parameters
  /** The table or view; null for functions that declare their own columns. */
  relation: Relation | null
  name: string
  columns: Map<string, Column>
  /** How many embeds contain it. */
  depth: number
  /** Quoted prefix of columns. */
  alias: string
  /** The whole row, as argument for computed fields. */
  row: string
  /** Collects the columns read, for `returning`. */
  used?: Set<string>
}

export const WHOLE_ROW = "*"

interface Expression {
  sql: string
  baseType: string
}

export function relationScope(
  from: Pick<Scope, "catalog" | "parameters">,
  relation: Relation,
  depth = 0,
): Scope {
  const { catalog, parameters } = from
  const { name, columns } = relation
  const alias = parameters.alias()
  return { catalog, parameters, relation, name, columns, depth, alias, row: `${alias}.*` }
}

export function columnSql(scope: Scope, name: string): Expression {
  const column = scope.columns.get(name)
  if (column) {
    scope.used?.add(name)
    return { sql: `${scope.alias}.${quoteIdentifier(name)}`, baseType: column.baseType }
  }
  const computed = scope.relation && scope.catalog.computed.get(scope.relation.name)?.get(name)
  if (!computed) throw unknownColumn(scope.depth ? `${scope.name}_${scope.depth}` : scope.name, name)
  scope.used?.add(WHOLE_ROW)
  return { sql: `${computed.sql}(${scope.row})`, baseType: computed.baseType }
}

/** A column or a JSON path in it. Keys are bound like any value. */
export function fieldSql(scope: Scope, { name, path }: Field): Expression {
  const column = columnSql(scope, name)
  if (path.length === 0) return column
  const isJson = column.baseType === "json" || column.baseType === "jsonb"
  let sql = isJson ? column.sql : `to_jsonb(${column.sql})`
  for (const { operator, key, isIndex } of path) {
    sql += `${operator}${scope.parameters.add(key)}::${isIndex ? "int" : "text"}`
  }
  const isText = path.at(-1)?.operator === "->>"
  return { sql: `(${sql})`, baseType: isText ? "text" : isJson ? column.baseType : "jsonb" }
}

export function castSql(scope: Scope, sql: string, type: string): string {
  const isArray = type.endsWith("[]")
  const known = scope.catalog.types.get(isArray ? type.slice(0, -2) : type)
  if (!known) throw restError(400, "42704", `type "${type}" does not exist`)
  return `cast(${sql} as ${known}${isArray ? "[]" : ""})`
}
