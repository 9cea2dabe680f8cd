import { restError } from "../errors.ts"
import type { SelectEmbed } from "../query/select.ts"
import { type Catalog, type Computed, SCHEMA } from "./catalog.ts"
import { closestName } from "./closest-name.ts"
import type { Relation } from "./relation.ts"
import type { Relationship } from "./relationships.ts"

export type EmbedRelation =
  | { kind: "keys"; relationship: Relationship }
  | { kind: "computed"; computed: Computed }

export function isToOne(embedRelation: EmbedRelation): boolean {
  if (embedRelation.kind === "computed") return embedRelation.computed.toOne
  const { cardinality } = embedRelation.relationship
  return cardinality === "many-to-one" || cardinality === "one-to-one"
}

export function targetRelation(embedRelation: EmbedRelation): Relation {
  return embedRelation.kind === "computed"
    ? embedRelation.computed.relation!
    : embedRelation.relationship.target
}

export function findRelation(catalog: Catalog, name: string): Relation {
  const relation = catalog.relations.get(name)
  if (relation) return relation
  const closest = closestName(name, catalog.relations.keys(), 0.75)
  throw restError(404, "PGRST205", `Could not find the table '${SCHEMA}.${name}' in the schema cache`, {
    hint: closest && `Perhaps you meant the table '${SCHEMA}.${closest}'`,
  })
}

/** Resolves an embed; its target can be a relation, a foreign key or a column. */
export function resolveEmbed(catalog: Catalog, source: Relation | null, embed: SelectEmbed): EmbedRelation {
  const { target, hint } = embed
  const computed = source && catalog.computed.get(source.name)?.get(target)
  if (computed?.relation) return { kind: "computed", computed }
  const all = source ? (catalog.relationships.get(source.name) ?? []) : []
  const matches = all.filter(relationship =>
    isSelfReference(relationship)
      ? matchesSelf(relationship, target, hint)
      : hint === undefined
        ? matchesTarget(relationship, target)
        : relationship.target.name === target && matchesHint(relationship, hint),
  )
  const [first, second] = matches
  if (!first) throw notRelated(catalog, source, embed)
  if (!second) return { kind: "keys", relationship: first }
  const children = matches.filter(({ cardinality }) => cardinality === "one-to-many")
  const isOneKey = matches.every(match => isSelfReference(match) && match.constraint === first.constraint)
  if (isOneKey && children.length === 1) return { kind: "keys", relationship: children[0]! }
  throw ambiguous(source!.name, target, matches)
}

function isSelfReference({ source, target, cardinality }: Relationship) {
  return source === target && cardinality !== "many-to-many"
}

// A self-referencing key works both ways: the table's name or a hint means the children, the key's column
// means the parent.
function matchesSelf(relationship: Relationship, target: string, hint: string | undefined) {
  const { cardinality, columns } = relationship
  const [from, to] = columns.length === 1 ? columns[0]! : []
  if (target === relationship.target.name) {
    if (hint === undefined) return cardinality !== "many-to-one"
    return cardinality === "one-to-many" && to === hint
  }
  if (hint !== undefined || cardinality === "one-to-many") return false
  if (relationship.target.isView && !relationship.isOwnKey) return false
  return from === target
}

function matchesTarget(relationship: Relationship, target: string) {
  if (relationship.target.name === target) return true
  if (relationship.target.isView) return false
  const [pair, more] = relationship.columns
  const isFromColumn = !relationship.junction && !more && pair?.[0] === target
  return (relationship.constraint !== "" && relationship.constraint === target) || isFromColumn
}

function matchesHint({ constraint, columns, junction }: Relationship, hint: string) {
  if (junction) return junction.relation.name === hint || junction.constraints.includes(hint)
  const [pair, more] = columns
  return constraint === hint || (!more && pair !== undefined && pair.includes(hint))
}

function notRelated(catalog: Catalog, source: Relation | null, { target, hint }: SelectEmbed) {
  const parent = source?.name ?? "pgrst_call"
  const using = hint === undefined ? "" : ` using the hint '${hint}'`
  const children = (catalog.relationships.get(parent) ?? []).map(embedRelation => embedRelation.target.name)
  const closest = children.includes(target) ? null : closestName(target, children)
  return restError(
    400,
    "PGRST200",
    `Could not find a relationship between '${parent}' and '${target}' in the schema cache`,
    {
      details:
        `Searched for a foreign key relationship between '${parent}' and '${target}'${using} ` +
        `in the schema '${SCHEMA}', but no matches were found.`,
      hint: closest && `Perhaps you meant '${closest}' instead of '${target}'.`,
    },
  )
}

function ambiguous(parent: string, target: string, matches: Relationship[]) {
  const choices = matches.map(
    match => `'${match.target.name}!${match.junction?.relation.name ?? match.constraint}'`,
  )
  return restError(
    300,
    "PGRST201",
    `Could not embed because more than one relationship was found for '${parent}' and '${target}'`,
    {
      details: matches.map(match => ({
        cardinality: match.cardinality,
        embedding: `${match.source.name} with ${match.target.name}`,
        relationship: described(match),
      })),
      hint:
        `Try changing '${target}' to one of the following: ${choices.join(", ")}. ` +
        "Find the desired relationship in the 'details' key.",
    },
  )
}

function described({ source, target, constraint, columns, junction }: Relationship) {
  const list = (names: string[]) => `(${names.join(", ")})`
  if (!junction) {
    const from = list(columns.map(([name]) => name))
    const to = list(columns.map(([, name]) => name))
    return `${constraint} using ${source.name}${from} and ${target.name}${to}`
  }
  const [first, second] = junction.constraints
  const to = list(junction.targetColumns.map(([name]) => name))
  return `${junction.relation.name} using ${first}${list(columns.map(([, name]) => name))} and ${second}${to}`
}
