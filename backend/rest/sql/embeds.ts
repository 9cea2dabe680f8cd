import { type EmbedRelation, resolveEmbed, targetRelation } from "../catalog/relations.ts"
import { restError } from "../errors.ts"
import { type Modifiers, newModifiers } from "../query/query-string.ts"
import type { SelectEmbed, SelectItem } from "../query/select.ts"
import { quoteIdentifier } from "./parameters.ts"
import { columnSql, relationScope, type Scope, WHOLE_ROW } from "./scope.ts"

/** An embedded resource with its relationship and its part of the query string. */
export interface Embed {
  item: SelectEmbed
  name: string
  embedRelation: EmbedRelation
  modifiers: Modifiers
}

export function embedsOf(scope: Scope, items: SelectItem[], modifiers: Modifiers): Embed[] {
  const embeds: Embed[] = []
  for (const item of items) {
    if (item.kind !== "embed") continue
    const name = item.alias ?? item.target
    if (embeds.some(embed => embed.name === name)) throw duplicateEmbed(scope, name)
    const own = modifiers.embedded.get(name) ?? modifiers.embedded.get(item.target) ?? newModifiers()
    embeds.push({
      item,
      name,
      embedRelation: resolveEmbed(scope.catalog, scope.relation, item),
      modifiers: own,
    })
  }
  for (const name of modifiers.embedded.keys()) {
    const isKnown = embeds.some(embed => embed.name === name || embed.item.target === name)
    if (!isKnown) throw notEmbedded(name)
  }
  return embeds
}

/** The source of embedded rows and the conditions that join them to the parent row. */
export function embedSource(
  parent: Scope,
  embedRelation: EmbedRelation,
): { scope: Scope; from: string; joined: string[] } {
  const scope = relationScope(parent, targetRelation(embedRelation), parent.depth + 1)
  if (embedRelation.kind === "computed") {
    parent.used?.add(WHOLE_ROW)
    return { scope, from: `${embedRelation.computed.sql}(${parent.row}) as ${scope.alias}`, joined: [] }
  }
  const { target, columns, junction } = embedRelation.relationship
  const table = `${target.sql} as ${scope.alias}`
  if (!junction) {
    const joined = columns.map(
      ([from, to]) => `${scope.alias}.${quoteIdentifier(to)} = ${columnSql(parent, from).sql}`,
    )
    return { scope, from: table, joined }
  }
  const junctionAlias = relationScope(parent, junction.relation).alias
  const pairs = junction.targetColumns.map(
    ([junctionColumn, targetColumn]) =>
      `${scope.alias}.${quoteIdentifier(targetColumn)} = ${junctionAlias}.${quoteIdentifier(junctionColumn)}`,
  )
  const joined = columns.map(
    ([from, to]) => `${junctionAlias}.${quoteIdentifier(to)} = ${columnSql(parent, from).sql}`,
  )
  return {
    scope,
    from: `${junction.relation.sql} as ${junctionAlias} join ${table} on ${pairs.join(" and ")}`,
    joined,
  }
}

/** PostgreSQL's own error for PostgREST's statement. */
function duplicateEmbed(scope: Scope, name: string) {
  const table = `${scope.name}_${name}_${scope.depth + 1}`
  return restError(400, "42712", `table name "${table}" specified more than once`)
}

export function notEmbedded(name: string) {
  return restError(400, "PGRST108", `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}
