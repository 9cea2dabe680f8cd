import type { Catalog, Column } from "./catalog.ts"
import { property } from "./lines.ts"

// What arrives as JSON for each built-in type, by the names and choices of Supabase's generator;
// what it leaves out (ranges, intervals, network addresses) is unknown to it and so to us.
const BUILT_IN: Record<string, string> = {
  bool: "boolean",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
  record: "Record<string, unknown>",
}
for (const name of ["int2", "int4", "int8", "float4", "float8", "numeric"]) BUILT_IN[name] = "number"
for (const name of ["text", "citext", "varchar", "bpchar", "uuid", "bytea", "vector"])
  BUILT_IN[name] = "string"
for (const name of ["date", "time", "timetz", "timestamp", "timestamptz"]) BUILT_IN[name] = "string"

/** The TypeScript type of a PostgreSQL type. */
export function typescriptType(catalog: Catalog, oid: number): string {
  const type = catalog.types.get(oid)
  if (!type) return "unknown"
  if (type.base !== null) return typescriptType(catalog, type.base)
  if (type.element !== null) return arrayOf(typescriptType(catalog, type.element))
  if (type.kind === "e") {
    if (type.schema === catalog.schema) return member(catalog, "Enums", type.name)
    return type.labels.map(label => JSON.stringify(label)).join(" | ")
  }
  if (type.kind === "c") {
    if (type.schema !== catalog.schema) return "unknown"
    const relation = catalog.relations.find(candidate => candidate.oid === type.relation)
    if (!relation) return member(catalog, "CompositeTypes", type.name)
    return `${member(catalog, relation.isView ? "Views" : "Tables", type.name)}["Row"]`
  }
  return (type.schema === "pg_catalog" || type.kind === "b" ? BUILT_IN[type.name] : undefined) ?? "unknown"
}

export function arrayOf(element: string) {
  return element.includes(" | ") ? `(${element})[]` : `${element}[]`
}

function member(catalog: Catalog, group: string, name: string) {
  return `Database[${JSON.stringify(catalog.schema)}][${JSON.stringify(group)}][${JSON.stringify(name)}]`
}

export function columnLine(catalog: Catalog, column: Column) {
  return `${property(column.name)}: ${typescriptType(catalog, column.type)}${column.isNullable ? " | null" : ""}`
}
