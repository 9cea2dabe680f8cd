import { isToOne } from "../catalog/relations.ts"
import { restError } from "../errors.ts"
import type { Filter } from "../query/filters.ts"
import type { OrderTerm } from "../query/order.ts"
import type { Modifiers } from "../query/query-string.ts"
import type { SelectEmbed, SelectField, SelectItem } from "../query/select.ts"
import { conditionSql } from "./conditions.ts"
import { type Embed, embedSource, embedsOf, notEmbedded } from "./embeds.ts"
import { quoteIdentifier } from "./parameters.ts"
import { castSql, columnSql, fieldSql, type Scope } from "./scope.ts"

export const MAX_ROWS = 1000

/** Rows to select: source, query options and maximum number. */
export interface Selection {
  scope: Scope
  /** The tables, without `from`. */
  from: string
  /** Conditions that join an embedded row to its parent. */
  joined: string[]
  items: SelectItem[]
  modifiers: Modifiers
  maxRows: number | null
}

interface Output {
  name: string
  sql: string
}

/** A select statement for the rows, and its column names. */
export function rowsSql(selection: Selection): { text: string; names: string[] } {
  const { scope, from, items, modifiers, maxRows } = selection
  const embeds = embedsOf(scope, items, modifiers)
  const joins: string[] = []
  const outputs = items.flatMap(item => outputsOf(scope, item, embeds, joins))
  const list = outputs.map(({ name, sql }) => `${sql} as ${quoteIdentifier(name)}`).join(", ")
  const tail = orderSql(scope, modifiers.order, embeds) + limitSql(scope, modifiers, maxRows)
  const text = `select ${list} from ${from}${joins.join("")}${whereSql(selection, embeds)}${tail}`
  return { text, names: outputs.map(({ name }) => name) }
}

/** A select statement without columns for all matching rows, ignoring limits. */
export function matchingSql(selection: Selection): string {
  const embeds = embedsOf(selection.scope, selection.items, selection.modifiers)
  return `select from ${selection.from}${whereSql(selection, embeds)}`
}

function whereSql(selection: Selection, embeds: Embed[]) {
  const { scope, joined, modifiers } = selection
  const conditions = [...joined]
  for (const embed of embeds) {
    if (embed.item.inner) conditions.push(`exists (${matchingSql(selectionOf(scope, embed))})`)
  }
  for (const condition of modifiers.conditions) {
    conditions.push(conditionSql(scope, condition, filter => embedTestSql(scope, filter, embeds)))
  }
  return conditions.length > 0 ? ` where ${conditions.join(" and ")}` : ""
}

// `comments=is.null` selects rows without comments, if there is no such column.
function embedTestSql(scope: Scope, filter: Filter, embeds: Embed[]) {
  const { field, negated, test } = filter
  if (field.path.length > 0) return null
  const embed = embeds.find(({ name }) => name === field.name)
  if (!embed || scope.columns.has(field.name)) return null
  const isNull = test.kind === "is" && (test.value === "null" || test.value === "not null")
  if (!isNull) {
    throw restError(400, "PGRST120", `Bad operator on the '${field.name}' embedded resource`, {
      details: "Only is null or not is null filters are allowed on embedded resources",
    })
  }
  const wantsNone = (test.value === "null") !== negated
  return `${wantsNone ? "not " : ""}exists (${matchingSql(selectionOf(scope, embed))})`
}

function outputsOf(scope: Scope, item: SelectItem, embeds: Embed[], joins: string[]): Output[] {
  if (item.kind === "star") {
    return [...scope.columns.keys()].map(name => ({ name, sql: columnSql(scope, name).sql }))
  }
  if (item.kind === "field") return [fieldOutput(scope, item)]
  if (isEmpty(item)) return []
  const embed = embeds.find(candidate => candidate.item === item)!
  if (item.spread) return spreadOutputs(scope, embed, joins)
  const { text } = rowsSql(selectionOf(scope, embed))
  const sql = isToOne(embed.embedRelation)
    ? `(select row_to_json("e".*) from (${text}) "e")`
    : `(select coalesce(json_agg("e".*), '[]') from (${text}) "e")`
  return [{ name: embed.name, sql }]
}

// `tasks(projects())` returns nothing of either.
function isEmpty({ select }: SelectEmbed): boolean {
  return select.every(item => item.kind === "embed" && isEmpty(item))
}

function fieldOutput(scope: Scope, item: SelectField): Output {
  if (item.aggregate) throw restError(400, "PGRST123", "Use of aggregate functions is not allowed")
  const { field, alias, cast } = item
  const key = field.path.findLast(step => !step.isIndex)?.key
  // Implicit count, so that `comments(count)` works although aggregates are disabled.
  const isCount = field.name === "count" && field.path.length === 0 && !scope.columns.has("count")
  const sql = isCount ? "count(*)" : fieldSql(scope, field).sql
  return { name: alias ?? key ?? field.name, sql: cast ? castSql(scope, sql, cast) : sql }
}

// Spread columns are added to the parent's: as they are for one row, as arrays for many.
function spreadOutputs(scope: Scope, embed: Embed, joins: string[]): Output[] {
  const { text, names } = rowsSql(selectionOf(scope, embed))
  const alias = scope.parameters.alias()
  if (isToOne(embed.embedRelation)) joins.push(` left join lateral (${text}) ${alias} on true`)
  else {
    const arrays = names.map(
      name => `coalesce(json_agg("e".${quoteIdentifier(name)}), '[]') as ${quoteIdentifier(name)}`,
    )
    joins.push(` left join lateral (select ${arrays.join(", ")} from (${text}) "e") ${alias} on true`)
  }
  return names.map(name => ({ name, sql: `${alias}.${quoteIdentifier(name)}` }))
}

function selectionOf(scope: Scope, { item, modifiers, embedRelation }: Embed): Selection {
  const maxRows = isToOne(embedRelation) ? 1 : MAX_ROWS
  return { ...embedSource(scope, embedRelation), items: item.select, modifiers, maxRows }
}

function orderSql(scope: Scope, order: OrderTerm[], embeds: Embed[]) {
  if (order.length === 0) return ""
  const terms = order.map(({ relation, field, descending, nulls }) => {
    const sql =
      relation === undefined ? fieldSql(scope, field).sql : relatedSql(scope, relation, field, embeds)
    return `${sql}${descending ? " desc" : ""}${nulls ? ` nulls ${nulls}` : ""}`
  })
  return ` order by ${terms.join(", ")}`
}

function relatedSql(scope: Scope, relation: string, field: OrderTerm["field"], embeds: Embed[]) {
  const embed = embeds.find(({ name, item }) => name === relation || item.target === relation)
  if (!embed) throw notEmbedded(relation)
  if (!isToOne(embed.embedRelation)) {
    throw restError(400, "PGRST118", `A related order on '${relation}' is not possible`, {
      details: `'${scope.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    })
  }
  const related = selectionOf(scope, embed)
  const { sql } = fieldSql(related.scope, field)
  const inner = embedsOf(related.scope, related.items, related.modifiers)
  return `(select ${sql} from ${related.from}${whereSql(related, inner)} limit 1)`
}

function limitSql({ parameters }: Scope, { limit, offset }: Modifiers, maxRows: number | null) {
  if (limit !== undefined && limit < 0) {
    throw restError(416, "PGRST103", "Requested range not satisfiable", {
      details: "Limit should be greater than or equal to zero.",
    })
  }
  const isCapped = maxRows !== null && (limit === undefined || limit >= maxRows)
  const rows = isCapped ? String(maxRows) : limit === undefined ? null : parameters.add(String(limit))
  return (
    (rows ? ` limit ${rows}` : "") + (offset && offset > 0 ? ` offset ${parameters.add(String(offset))}` : "")
  )
}
