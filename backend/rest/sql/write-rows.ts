import type { Catalog } from "../catalog/catalog.ts"
import type { Column, Relation } from "../catalog/relation.ts"
import { restError, unknownColumn } from "../errors.ts"
import type { Condition } from "../query/filters.ts"
import { invalidBody, type Payload } from "../query/payload.ts"
import type { Preferences } from "../query/preferences.ts"
import type { Query } from "../query/query-string.ts"
import { conditionSql } from "./conditions.ts"
import { type Parameters, quoteIdentifier } from "./parameters.ts"
import { relationScope, type Scope, WHOLE_ROW } from "./scope.ts"

export interface Write {
  catalog: Catalog
  relation: Relation
  query: Query
  preferences: Preferences
  parameters: Parameters
}

/** Name of the CTE with the written rows. */
export const WRITTEN = `"written"`

/** Written rows, readable like a table; `returning` contains only the columns that are read. */
export function writtenScope({ catalog, parameters, relation }: Write): Scope & { used: Set<string> } {
  const { name, columns } = relation
  const written = { alias: WRITTEN, row: `${WRITTEN}."row"`, used: new Set<string>() }
  return { catalog, parameters, relation, name, columns, depth: 0, ...written }
}

export function insertSql(write: Write, payload: Payload, used: Set<string>): string {
  const { relation, query, parameters, preferences } = write
  if (!query.columns && !payload.hasEqualKeys) throw invalidBody("All object keys must match")
  const columns = findColumns(relation, query.columns ?? payload.keys)
  const target = relationScope(write, relation)
  const into = `insert into ${relation.sql} as ${target.alias}`
  const returning = returningSql(target, used)
  if (columns.length === 0 && payload.length === 1) {
    return `${into} default values${conflictSql(write, columns)}${returning}`
  }
  const filled = columns.length > 0 ? columns : [columnForEmptyRows(relation)]
  const usesDefaults = preferences.missing === "default" || columns.length === 0
  const names = filled.map(({ name }) => quoteIdentifier(name)).join(", ")
  const source = usesDefaults
    ? defaultedRows(parameters, payload, filled)
    : plainRows(parameters, payload, filled)
  return `${into} (${names}) select ${names} from ${source}${conflictSql(write, columns)}${returning}`
}

export function updateSql(write: Write, payload: Payload, used: Set<string>): string {
  const { relation, query, parameters, preferences } = write
  const columns = findColumns(relation, query.columns ?? payload.keys)
  const target = relationScope(write, relation)
  // An update without columns changes nothing and has no SQL form.
  if (columns.length === 0) {
    return `select ${usedList(target, used)} from ${relation.sql} as ${target.alias} where false`
  }
  requireFilter("UPDATE", query)
  const where = rootConditions(target, query.root.conditions)
  const returning = returningSql(target, used)
  const values = parameters.alias()
  const assignments = columns.map(
    ({ name }) => `${quoteIdentifier(name)} = ${values}.${quoteIdentifier(name)}`,
  )
  const rows =
    preferences.missing === "default"
      ? defaultedRows(parameters, payload, columns)
      : plainRows(parameters, payload, columns)
  const source = `(select "body".* from ${rows} limit 1) as ${values}`
  const set = `update ${relation.sql} as ${target.alias} set ${assignments.join(", ")}`
  return `${set} from ${source}${where}${returning}`
}

export function deleteSql(write: Write, used: Set<string>): string {
  const target = relationScope(write, write.relation)
  requireFilter("DELETE", write.query)
  const where = rootConditions(target, write.query.root.conditions)
  return `delete from ${write.relation.sql} as ${target.alias}${where}${returningSql(target, used)}`
}

// Hosted loads the extension `safeupdate` for API sessions, with this error.
function requireFilter(command: "UPDATE" | "DELETE", { root }: Query) {
  if (root.conditions.length === 0) throw restError(400, "21000", `${command} requires a WHERE clause`)
}

/** Inserts or replaces one row by its whole primary key. */
export function putSql(write: Write, payload: Payload, used: Set<string>): string {
  const { relation, query, parameters } = write
  if (query.root.limit !== undefined || query.root.offset !== undefined) {
    throw restError(400, "PGRST114", "limit/offset querystring parameters are not allowed for PUT")
  }
  if (!isByPrimaryKey(relation, query.root.conditions)) {
    const message = "Filters must include all and only primary key columns with 'eq' operators"
    throw restError(405, "PGRST105", message)
  }
  if (!relation.primaryKey.every(name => payload.keys.includes(name))) throw keyMismatch()
  const columns = findColumns(relation, query.columns ?? payload.keys)
  const target = relationScope(write, relation)
  const source = relationScope(write, relation)
  const names = columns.map(({ name }) => quoteIdentifier(name)).join(", ")
  const rows = plainRows(parameters, payload, columns, source.alias)
  const where = rootConditions(
    { ...source, columns: new Map(columns.map(c => [c.name, c])) },
    query.root.conditions,
  )
  const conflict = conflictSql({ ...write, preferences: { resolution: "merge-duplicates" } }, columns)
  const into = `insert into ${relation.sql} as ${target.alias} (${names})`
  return `${into} select ${names} from ${rows}${where}${conflict}${returningSql(target, used)}`
}

export function keyMismatch() {
  return restError(400, "PGRST115", "Payload values do not match URL in primary key column(s)")
}

function isByPrimaryKey({ primaryKey }: Relation, conditions: Condition[]) {
  const names = conditions.map(condition => {
    const isEq =
      condition.kind === "filter" &&
      !condition.negated &&
      condition.field.path.length === 0 &&
      condition.test.kind === "compare" &&
      condition.test.operator === "eq" &&
      !condition.test.quantifier
    return isEq ? condition.field.name : ""
  })
  const isWhole = primaryKey.length > 0 && primaryKey.every(name => names.includes(name))
  return isWhole && names.length === primaryKey.length
}

function findColumns(relation: Relation, names: string[]): Column[] {
  return [...new Set(names)].map(name => {
    const column = relation.columns.get(name)
    if (column) return column
    const message = `Could not find the '${name}' column of '${relation.name}' in the schema cache`
    throw restError(400, "PGRST204", message)
  })
}

function columnForEmptyRows({ name, columns }: Relation) {
  for (const column of columns.values()) if (!column.isGenerated) return column
  throw invalidBody(`No column of '${name}' can be filled`)
}

// PostgreSQL parses the JSON with the column types, so that numbers keep their precision.
function plainRows(parameters: Parameters, payload: Payload, columns: Column[], alias = `"body"`) {
  const types = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(", ")
  const read = payload.isArray ? "json_to_recordset" : "json_to_record"
  return `${read}(${parameters.add(payload.text)}::json) as ${alias}(${types})`
}

// Missing keys get their column default, evaluated per row.
function defaultedRows(parameters: Parameters, payload: Payload, columns: Column[]) {
  const defaults = columns
    .filter(({ defaultSql }) => defaultSql !== null)
    .map(({ name, defaultSql }) => `${parameters.add(name)}::text, ${defaultSql}`)
  const list = payload.isArray ? "" : "jsonb_build_array"
  const types = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(", ")
  return (
    `jsonb_array_elements(${list}(${parameters.add(payload.text)}::jsonb)) as "item"("value") ` +
    `cross join lateral jsonb_to_record(jsonb_build_object(${defaults.join(", ")}) || "item"."value") ` +
    `as "body"(${types})`
  )
}

function conflictSql({ relation, query, preferences }: Write, columns: Column[]) {
  const keys = query.onConflict ?? relation.primaryKey
  if (!preferences.resolution || keys.length === 0) return ""
  for (const key of keys) if (!relation.columns.has(key)) throw unknownColumn(relation.name, key)
  const on = ` on conflict (${keys.map(quoteIdentifier).join(", ")}) do`
  if (preferences.resolution === "ignore-duplicates" || columns.length === 0) return `${on} nothing`
  const assignments = columns
    .map(({ name }) => `${quoteIdentifier(name)} = excluded.${quoteIdentifier(name)}`)
    .join(", ")
  // Counts updated rows, which determine the response status.
  const counted = "coalesce(nullif(current_setting('pgrst.updated', true), ''), '0')::int + 1"
  return `${on} update set ${assignments} where set_config('pgrst.updated', (${counted})::text, true) <> ''`
}

function rootConditions(scope: Scope, conditions: Condition[]) {
  const parts = conditions.map(condition => conditionSql(scope, condition, () => null))
  return parts.length > 0 ? ` where ${parts.join(" and ")}` : ""
}

function returningSql(target: Scope, used: Set<string>) {
  return ` returning ${usedList(target, used)}`
}

function usedList({ alias }: Scope, used: Set<string>) {
  const columns = [...used].map(name =>
    name === WHOLE_ROW
      ? `${alias} as "row"`
      : `${alias}.${quoteIdentifier(name)} as ${quoteIdentifier(name)}`,
  )
  return columns.length > 0 ? columns.join(", ") : "1"
}
