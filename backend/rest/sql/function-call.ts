import { type Argument, type Catalog, type Routine, SCHEMA } from "../catalog/catalog.ts"
import { closestName } from "../catalog/closest-name.ts"
import { restError } from "../errors.ts"
import { arrayLiteral, type Parameters, quoteIdentifier } from "./parameters.ts"
import type { Scope } from "./scope.ts"

/** Input of a call: JSON with named keys, a query string, or a body for a single unnamed argument. */
export type CallInput =
  | {
      kind: "json"
      text: string
      keys: string[]
      isObject: boolean
      isArray: boolean
      /** Whether it can be the value of a single unnamed argument. */
      mayBeBody: boolean
    }
  | { kind: "query"; pairs: [string, string][] }
  | { kind: "body"; type: "text" | "bytea"; value: string }

const JSON_TYPES = ["json", "jsonb"]

/** Finds the function overload that takes exactly these arguments. */
export function findRoutine(catalog: Catalog, name: string, input: CallInput): Routine {
  const overloads = catalog.routines.get(name) ?? []
  const keys = keysOf(input)
  const namedArgument =
    input.kind === "body" ? [] : overloads.filter(routine => acceptsArguments(routine, input, keys))
  const matches =
    namedArgument.length > 0 ? namedArgument : overloads.filter(routine => acceptsWholeBody(routine, input))
  const [routine, other] = matches
  if (!routine) throw notFound(catalog, name, input, keys, overloads)
  if (other) throw ambiguous(matches)
  return routine
}

function keysOf(input: CallInput): string[] {
  if (input.kind === "json") return input.keys
  return input.kind === "query" ? [...new Set(input.pairs.map(([name]) => name))] : []
}

function acceptsArguments(routine: Routine, input: CallInput, keys: string[]) {
  if (input.kind === "json" && !input.isObject) return false
  const known = routine.arguments
  return (
    keys.every(key => known.some(({ name }) => name === key)) &&
    known.every(({ name, hasDefault }) => hasDefault || keys.includes(name))
  )
}

function acceptsWholeBody({ arguments: [argument, more] }: Routine, input: CallInput) {
  if (!argument || more || argument.name !== "" || input.kind === "query") return false
  if (input.kind === "json") return input.mayBeBody && JSON_TYPES.includes(argument.type)
  return argument.type === input.type
}

/** The call as a table expression with an alias. */
export function callSql(parameters: Parameters, routine: Routine, input: CallInput, alias: string): string {
  const result = routine.returns === "composite" ? alias : `${alias}("value")`
  const [first] = routine.arguments
  if (first && first.name === "") {
    return `${invoke(routine, [`${parameters.add(wholeInput(input))}::${first.type}`])} as ${result}`
  }
  if (input.kind === "query") {
    const list = routine.arguments.flatMap(argument => fromQuery(parameters, argument, input.pairs))
    return `${invoke(routine, list)} as ${result}`
  }
  const keys = keysOf(input)
  const used = routine.arguments.filter(({ name }) => keys.includes(name))
  if (input.kind === "body" || used.length === 0) return `${invoke(routine, [])} as ${result}`
  const types = used.map(({ name, castType }) => `${quoteIdentifier(name)} ${castType}`).join(", ")
  const list = used.map(argument => namedArgument(argument, `"arguments".${quoteIdentifier(argument.name)}`))
  return (
    `${input.isArray ? "(select * from json_to_recordset" : "json_to_record"}(${parameters.add(input.text)}::json) ` +
    `as "arguments"(${types})${input.isArray ? ` limit 1) as "arguments"` : ""} ` +
    `cross join lateral ${invoke(routine, list)} as ${result}`
  )
}

function wholeInput(input: CallInput) {
  switch (input.kind) {
    case "json":
      return input.text
    case "query":
      return JSON.stringify(Object.fromEntries(input.pairs))
    case "body":
      return input.value
  }
}

// Rows of type `record` have no columns that a FROM clause could name.
function invoke({ sql, isRecord }: Routine, list: string[]) {
  const call = `${sql}(${list.join(", ")})`
  return isRecord ? `(select row_to_json(${call}))` : call
}

function fromQuery(parameters: Parameters, argument: Argument, pairs: [string, string][]) {
  const values = pairs.filter(([name]) => name === argument.name).map(([, value]) => value)
  if (values.length === 0) return []
  const isList = argument.isVariadic && !(values.length === 1 && values[0]!.startsWith("{"))
  const value = isList ? arrayLiteral(values) : values.at(-1)!
  return [namedArgument(argument, `${parameters.add(value)}::${argument.castType}`)]
}

function namedArgument({ name, isVariadic }: Argument, sql: string) {
  return `${isVariadic ? "variadic " : ""}${quoteIdentifier(name)} => ${sql}`
}

/** Scope of the function's result columns; `row` is the whole row with its declared type. */
export function routineScope(
  catalog: Catalog,
  parameters: Parameters,
  routine: Routine,
  isMaterialized: boolean,
): Scope {
  const { relation, name, columns } = routine
  const alias = parameters.alias()
  // Rows from a `with` clause have lost their type name.
  const row = isMaterialized && relation ? `cast(row(${alias}.*) as ${relation.sql})` : `${alias}.*`
  return { catalog, parameters, relation, name: relation?.name ?? name, columns, depth: 0, alias, row }
}

function ambiguous(routines: Routine[]) {
  const [{ name }] = routines as [Routine]
  const signatures = routines.map(routine =>
    routine.arguments.map(argument => `${argument.name} => ${argument.type}`).join(", "),
  )
  const list = signatures.sort().map(signature => `${SCHEMA}.${name}(${signature})`)
  const message = `Could not choose the best candidate function between: ${list.join(", ")}`
  return restError(300, "PGRST203", message, {
    hint:
      "Try renaming the parameters or the function itself in the database " +
      "so function overloading can be resolved",
  })
}

function notFound(catalog: Catalog, name: string, input: CallInput, keys: string[], overloads: Routine[]) {
  const called = `${SCHEMA}.${name}`
  const isBody = input.kind === "body"
  const none = " without parameters"
  const listed = keys.length === 0 ? none : `(${keys.join(", ")})`
  const searched =
    keys.length === 0 ? none : ` with parameter${keys.length > 1 ? "s" : ""} ${keys.join(", ")}`
  const details = isBody
    ? ` with a single unnamed ${input.type} parameter`
    : searched +
      (input.kind === "json" && input.mayBeBody ? " or with a single unnamed json/jsonb parameter" : "")
  const hint = isBody ? null : closestCall(catalog, name, keys, overloads)
  const message = `Could not find the function ${called}${isBody ? "" : listed} in the schema cache`
  return restError(404, "PGRST202", message, {
    details: `Searched for the function ${called}${details}, but no matches were found in the schema cache.`,
    hint: hint && `Perhaps you meant to call the function ${SCHEMA}.${hint}`,
  })
}

function closestCall(catalog: Catalog, name: string, keys: string[], overloads: Routine[]) {
  if (overloads.length === 0) return closestName(name, catalog.routines.keys(), 0.75)
  const signature = (names: string[]) => `(${names.toSorted().join(", ")})`
  const known = overloads.map(routine => signature(routine.arguments.map(argument => argument.name)))
  const closest = closestName(signature(keys), known)
  return closest && name + closest
}
