import { type Argument, type Catalog, type Routine, SCHEMA } from "../catalog/catalog.ts"
import { nearName } from "../catalog/closest-name.ts"
import { restError } from "../errors.ts"
import { arrayLiteral, type Parameters, quoted } from "./parameters.ts"
import type { Scope } from "./scope.ts"

/** What a call brings: JSON with named keys, a query string, or one body for a single unnamed argument. */
export type Given =
  | { kind: "json"; text: string; keys: string[]; isObject: boolean }
  | { kind: "query"; pairs: [string, string][] }
  | { kind: "body"; type: "text" | "bytea"; value: string }

const JSON_TYPES = ["json", "jsonb"]

/** The one function of that name that takes exactly these arguments. */
export function findRoutine(catalog: Catalog, name: string, given: Given): Routine {
  const overloads = catalog.routines.get(name) ?? []
  const keys = keysOf(given)
  const named = given.kind === "body" ? [] : overloads.filter(routine => takes(routine, given, keys))
  const matches = named.length > 0 ? named : overloads.filter(routine => takesWholeBody(routine, given))
  const [routine, other] = matches
  if (!routine) throw notFound(catalog, name, given, keys, overloads)
  if (other) throw ambiguous(matches)
  return routine
}

function keysOf(given: Given): string[] {
  if (given.kind === "json") return given.keys
  return given.kind === "query" ? [...new Set(given.pairs.map(([name]) => name))] : []
}

function takes(routine: Routine, given: Given, keys: string[]) {
  if (given.kind === "json" && !given.isObject) return false
  const known = routine.arguments
  if (known.some(({ name }) => name === "")) return false
  return (
    keys.every(key => known.some(({ name }) => name === key)) &&
    known.every(({ name, hasDefault }) => hasDefault || keys.includes(name))
  )
}

function takesWholeBody({ arguments: [argument, more] }: Routine, given: Given) {
  if (!argument || more || argument.name !== "" || given.kind === "query") return false
  return given.kind === "json" ? JSON_TYPES.includes(argument.type) : argument.type === given.type
}

/** The call as a table expression, bound to the rows' alias. */
export function callSql(parameters: Parameters, routine: Routine, given: Given, alias: string): string {
  const result = routine.returns === "composite" ? alias : `${alias}("value")`
  const [first] = routine.arguments
  if (first && first.name === "" && given.kind !== "query") {
    const value = given.kind === "json" ? given.text : given.value
    return `${routine.sql}(${parameters.add(value)}::${first.type}) as ${result}`
  }
  if (given.kind === "query") {
    const list = routine.arguments.flatMap(argument => fromQuery(parameters, argument, given.pairs))
    return `${routine.sql}(${list.join(", ")}) as ${result}`
  }
  const keys = keysOf(given)
  const used = routine.arguments.filter(({ name }) => keys.includes(name))
  if (given.kind === "body" || used.length === 0) return `${routine.sql}() as ${result}`
  const types = used.map(({ name, type }) => `${quoted(name)} ${type}`).join(", ")
  const list = used.map(argument => named(argument, `"arguments".${quoted(argument.name)}`))
  return (
    `json_to_record(${parameters.add(given.text)}::json) as "arguments"(${types}) ` +
    `cross join lateral ${routine.sql}(${list.join(", ")}) as ${result}`
  )
}

function fromQuery(parameters: Parameters, argument: Argument, pairs: [string, string][]) {
  const values = pairs.filter(([name]) => name === argument.name).map(([, value]) => value)
  if (values.length === 0) return []
  const isList = argument.isVariadic && !(values.length === 1 && values[0]!.startsWith("{"))
  const value = isList ? arrayLiteral(values) : values.at(-1)!
  return [named(argument, `${parameters.add(value)}::${argument.type}`)]
}

function named({ name, isVariadic }: Argument, sql: string) {
  return `${isVariadic ? "variadic " : ""}${quoted(name)} => ${sql}`
}

/** The function's rows by the names of its columns; `row` is the whole row under its declared type. */
export function routineScope(
  catalog: Catalog,
  parameters: Parameters,
  routine: Routine,
  isKept: boolean,
): Scope {
  const { relation, name, columns } = routine
  const alias = parameters.alias()
  // Rows that went through a `with` have lost the name of their type.
  const row = isKept && relation ? `cast(row(${alias}.*) as ${relation.sql})` : `${alias}.*`
  return { catalog, parameters, relation, name: relation?.name ?? name, columns, alias, row }
}

function ambiguous(routines: Routine[]) {
  const list = routines.map(({ name, arguments: all }) => {
    return `${SCHEMA}.${name}(${all.map(argument => `${argument.name} => ${argument.type}`).join(", ")})`
  })
  const message = `Could not choose the best candidate function between: ${list.join(", ")}`
  return restError(300, "PGRST203", message, {
    hint:
      "Try renaming the parameters or the function itself in the database " +
      "so function overloading can be resolved",
  })
}

function notFound(catalog: Catalog, name: string, given: Given, keys: string[], overloads: Routine[]) {
  const called = `${SCHEMA}.${name}`
  const isBody = given.kind === "body"
  const none = " without parameters"
  const listed = keys.length === 0 ? none : `(${keys.join(", ")})`
  const searched =
    keys.length === 0 ? none : ` with parameter${keys.length > 1 ? "s" : ""} ${keys.join(", ")}`
  const details = isBody
    ? ` with a single unnamed ${given.type} parameter`
    : searched + (given.kind === "json" ? " or with a single unnamed json/jsonb parameter" : "")
  const hint = isBody ? null : nearCall(catalog, name, keys, overloads)
  const message = `Could not find the function ${called}${isBody ? "" : listed} in the schema cache`
  return restError(404, "PGRST202", message, {
    details: `Searched for the function ${called}${details}, but no matches were found in the schema cache.`,
    hint: hint && `Perhaps you meant to call the function ${SCHEMA}.${hint}`,
  })
}

function nearCall(catalog: Catalog, name: string, keys: string[], overloads: Routine[]) {
  if (overloads.length === 0) return nearName(name, catalog.routines.keys())
  const signature = (names: string[]) => `(${names.toSorted().join(", ")})`
  const known = overloads.map(routine => signature(routine.arguments.map(argument => argument.name)))
  const near = nearName(signature(keys), known)
  return near && name + near
}
