import type { Catalog, Relation } from "./catalog.ts"
import type { Argument, PgFunction } from "./functions.ts"
import { block, property } from "./lines.ts"
import { arrayOf, columnLine, typescriptType } from "./typescript.ts"

/** One entry per name; a name with several signatures is a union, from which supabase-js picks by arguments. */
export function renderFunctions(catalog: Catalog): string[] {
  const byName = Map.groupBy(catalog.functions, ({ name }) => name)
  return [...byName]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .flatMap(([name, signatures]) => {
      const rendered = signatures.map(signature => block("{", renderSignature(catalog, signature)))
      if (rendered.length === 1) return [`${property(name)}: {`, ...rendered[0]!.slice(1)]
      return [
        `${property(name)}:`,
        ...rendered.flatMap(([first, ...rest]) => [`  | ${first}`, ...rest.map(line => `    ${line}`)]),
      ]
    })
}

/** Functions whose only argument is a row of the relation: PostgREST shows them as fields of that row. */
export function computedFields(catalog: Catalog, relation: Relation) {
  return catalog.functions
    .filter(candidate => rowArgument(catalog, candidate)?.oid === relation.oid)
    .filter(candidate => !relationOf(catalog, candidate.returns) && candidate.outputs.length === 0)
    .map(({ name, returns }) => ({
      name,
      line: `${property(name)}: ${typescriptType(catalog, returns)} | null`,
    }))
}

function renderSignature(catalog: Catalog, signature: PgFunction): string[] {
  const [open, ...rest] = returnLines(catalog, signature)
  const lines = [`Args: ${renderArguments(catalog, signature.arguments)}`, `Returns: ${open}`, ...rest]
  const target = relationOf(catalog, signature.returns)
  if (!target) return lines
  return [
    ...lines,
    ...block("SetofOptions: {", [
      `from: ${JSON.stringify(rowArgument(catalog, signature)?.name ?? "*")}`,
      `to: ${JSON.stringify(target.name)}`,
      `isOneToOne: ${!signature.returnsSet || signature.returnsOne}`,
      `isSetofReturn: ${signature.returnsSet}`,
    ]),
  ]
}

function renderArguments(catalog: Catalog, given: Argument[]) {
  if (given.length === 0) return "never"
  const members = given.map(
    ({ name, type, isOptional }) =>
      `${property(name)}${isOptional ? "?" : ""}: ${typescriptType(catalog, type)}`,
  )
  return `{ ${members.join("; ")} }`
}

function returnLines(catalog: Catalog, { outputs, returns, returnsSet, returnsOne }: PgFunction): string[] {
  const target = relationOf(catalog, returns)
  // A set of at most one row of a table is one row here; supabase-js makes the list of it.
  const close = returnsSet && !(target && returnsOne) ? "}[]" : "}"
  if (outputs.length > 0) {
    return block(
      "{",
      outputs.map(({ name, type }) => `${property(name)}: ${typescriptType(catalog, type)}`),
      close,
    )
  }
  if (target)
    return block(
      "{",
      target.columns.map(column => columnLine(catalog, column)),
      close,
    )
  const type = typescriptType(catalog, returns)
  return [returnsSet ? arrayOf(type) : type]
}

function relationOf(catalog: Catalog, type: number): Relation | undefined {
  const oid = catalog.types.get(type)?.relation
  return catalog.relations.find(relation => relation.oid === oid)
}

function rowArgument(catalog: Catalog, { arguments: given }: PgFunction): Relation | undefined {
  return given.length === 1 ? relationOf(catalog, given[0]!.type) : undefined
}
