import { resolveEmbed, targetOf, type Way } from "../catalog/relations.ts"
import { restError } from "../errors.ts"
import { type Modifiers, newModifiers } from "../query/query-string.ts"
import type { SelectEmbed, SelectItem } from "../query/select.ts"
import { quoted } from "./parameters.ts"
import { columnSql, relationScope, type Scope, WHOLE_ROW } from "./scope.ts"

/** An embedded resource with its relationship found and its part of the query string attached. */
export interface Embed {
  item: SelectEmbed
  name: string
  way: Way
  modifiers: Modifiers
}

export function embedsOf(scope: Scope, items: SelectItem[], modifiers: Modifiers): Embed[] {
  const embeds: Embed[] = []
  for (const item of items) {
    if (item.kind !== "embed") continue
    const name = item.alias ?? item.target
    const own = modifiers.embedded.get(name) ?? modifiers.embedded.get(item.target) ?? newModifiers()
    embeds.push({ item, name, way: resolveEmbed(scope.catalog, scope.relation, item), modifiers: own })
  }
  for (const name of modifiers.embedded.keys()) {
    const isKnown = embeds.some(embed => embed.name === name || embed.item.target === name)
    if (!isKnown) throw notEmbedded(name)
  }
  return embeds
}

/** Where embedded rows come from and what ties them to the parent's row. */
export function embedSource(parent: Scope, way: Way): { scope: Scope; from: string; joined: string[] } {
  const scope = relationScope(parent, targetOf(way))
  if (way.kind === "computed") {
    parent.used?.add(WHOLE_ROW)
    return { scope, from: `${way.computed.sql}(${parent.row}) as ${scope.alias}`, joined: [] }
  }
  const { target, columns, junction } = way.relationship
  const table = `${target.sql} as ${scope.alias}`
  if (!junction) {
    const joined = columns.map(
      ([from, to]) => `${scope.alias}.${quoted(to)} = ${columnSql(parent, from).sql}`,
    )
    return { scope, from: table, joined }
  }
  const between = relationScope(parent, junction.relation).alias
  const pairs = junction.targetColumns.map(
    ([here, there]) => `${scope.alias}.${quoted(there)} = ${between}.${quoted(here)}`,
  )
  const joined = columns.map(([from, to]) => `${between}.${quoted(to)} = ${columnSql(parent, from).sql}`)
  return {
    scope,
    from: `${junction.relation.sql} as ${between} join ${table} on ${pairs.join(" and ")}`,
    joined,
  }
}

export function notEmbedded(name: string) {
  return restError(400, "PGRST108", `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}
