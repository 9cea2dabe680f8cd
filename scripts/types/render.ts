import { byName, type Catalog, type Column, type Relation } from "./catalog.ts"
import { block, property } from "./lines.ts"
import { computedFields, renderFunctions } from "./render-functions.ts"
import { SHORTHANDS } from "./shorthands.ts"
import { columnLine, typescriptType } from "./typescript.ts"

// The version whose features supabase-js may offer: `maxAffected` and spreading of to-many embeds.
const POSTGREST_VERSION = "13"

/** The text of `database.types.ts`, in the shape supabase-js infers from. */
export function renderTypes(catalog: Catalog): string {
  const { schema } = catalog
  const enums = [...catalog.types.values()]
    .filter(type => type.schema === schema && type.kind === "e")
    .sort(byName)
  const composites = [...catalog.types.values()]
    .filter(type => type.schema === schema && type.kind === "c" && !type.isRow)
    .sort(byName)
  const tables = catalog.relations.filter(relation => !relation.isView)
  const views = catalog.relations.filter(relation => relation.isView)
  const text = [
    "export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]",
    "",
    ...block("export type Database = {", [
      ...block("__InternalSupabase: {", [`PostgrestVersion: ${JSON.stringify(POSTGREST_VERSION)}`]),
      ...block(`${property(schema)}: {`, [
        ...group(
          "Tables",
          tables.flatMap(table => renderRelation(catalog, table)),
        ),
        ...group(
          "Views",
          views.flatMap(view => renderRelation(catalog, view)),
        ),
        ...group("Functions", renderFunctions(catalog)),
        ...group(
          "Enums",
          enums.map(
            type => `${property(type.name)}: ${type.labels.map(label => JSON.stringify(label)).join(" | ")}`,
          ),
        ),
        ...group(
          "CompositeTypes",
          composites.flatMap(type =>
            block(
              `${property(type.name)}: {`,
              type.attributes.map(
                ({ name, type: oid }) => `${property(name)}: ${typescriptType(catalog, oid)} | null`,
              ),
            ),
          ),
        ),
      ]),
    ]),
    "",
    SHORTHANDS,
    ...block(
      "export const Constants = {",
      block(
        `${property(schema)}: {`,
        block(
          "Enums: {",
          enums.map(
            type =>
              `${property(type.name)}: [${type.labels.map(label => JSON.stringify(label)).join(", ")}],`,
          ),
          "},",
        ),
        "},",
      ),
      "} as const",
    ),
  ]
  return `${text.join("\n")}\n`
}

function renderRelation(catalog: Catalog, relation: Relation): string[] {
  const computed = computedFields(catalog, relation)
  const isWritable = !relation.isView || relation.isUpdatable
  return block(`${property(relation.name)}: {`, [
    ...block("Row: {", [
      ...relation.columns.map(column => columnLine(catalog, column)),
      ...computed.map(({ line }) => line),
    ]),
    ...(isWritable
      ? [
          ...block(
            "Insert: {",
            relation.columns.map(column =>
              writeLine(catalog, relation, column, isOptionalOnInsert(relation, column)),
            ),
          ),
          ...block(
            "Update: {",
            relation.columns.map(column => writeLine(catalog, relation, column, true)),
          ),
        ]
      : []),
    ...renderRelationships(catalog, relation),
    ...(computed.length > 0
      ? [`ComputedFields: ${computed.map(({ name }) => JSON.stringify(name)).join(" | ")}`]
      : []),
  ])
}

function writeLine(catalog: Catalog, relation: Relation, column: Column, isOptional: boolean) {
  if (column.isComputed || (relation.isView && !column.isUpdatable)) return `${property(column.name)}?: never`
  const nullable = column.isNullable ? " | null" : ""
  return `${property(column.name)}${isOptional ? "?" : ""}: ${typescriptType(catalog, column.type)}${nullable}`
}

function isOptionalOnInsert(relation: Relation, column: Column) {
  return relation.isView || column.isNullable || column.hasDefault
}

function renderRelationships(catalog: Catalog, relation: Relation): string[] {
  const own = catalog.relationships.filter(relationship => relationship.relation === relation.name)
  if (own.length === 0) return ["Relationships: []"]
  const entries = own.flatMap(({ relation: _, ...relationship }) =>
    block(
      "{",
      Object.entries(relationship).map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
      "},",
    ),
  )
  return block("Relationships: [", entries, "]")
}

function group(name: string, lines: string[]) {
  return block(`${name}: {`, lines.length > 0 ? lines : ["[_ in never]: never"])
}
