import type { ClientBase } from "pg"

export interface Argument {
  name: string
  type: number
  isOptional: boolean
}

export interface PgFunction {
  name: string
  arguments: Argument[]
  /** The columns of `returns table (…)`, or of several `out` arguments. */
  outputs: { name: string; type: number }[]
  returns: number
  returnsSet: boolean
  /** A set the author promised to hold one row at most (`rows 1`). */
  returnsOne: boolean
}

interface FunctionRow {
  name: string
  names: string[] | null
  modes: string[] | null
  types: number[]
  inputs: number
  defaults: number
  returns: number
  returnsSet: boolean
  returnsOne: boolean
}

/** The functions the REST API can call: arguments by name, or a single one without. */
export async function readFunctions(client: ClientBase, schema: string): Promise<PgFunction[]> {
  const { rows } = await client.query<FunctionRow>(
    `select p.proname as name, p.proargnames as names, p.proargmodes::text[] as modes,
       coalesce(p.proallargtypes, p.proargtypes::oid[])::int[] as types, p.pronargs as inputs,
       p.pronargdefaults as defaults, p.prorettype::int as returns, p.proretset as "returnsSet",
       p.proretset and p.prorows = 1 as "returnsOne"
     from pg_proc p
     where p.pronamespace = $1::regnamespace and p.prokind = 'f'
       and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
     order by p.proname, pg_get_function_identity_arguments(p.oid)`,
    [schema],
  )
  return rows.map(describe).filter(isCallable)
}

function describe(row: FunctionRow): PgFunction {
  const all = row.types.map((type, index) => ({
    name: row.names?.[index] ?? "",
    type,
    mode: row.modes?.[index] ?? "i",
  }))
  // Defaults belong to the last input arguments.
  const firstOptional = row.inputs - row.defaults
  return {
    name: row.name,
    arguments: all
      .filter(argument => "ibv".includes(argument.mode))
      .map(({ name, type }, index) => ({ name, type, isOptional: index >= firstOptional })),
    outputs: all.filter(argument => "bot".includes(argument.mode)),
    returns: row.returns,
    returnsSet: row.returnsSet,
    returnsOne: row.returnsOne,
  }
}

function isCallable(candidate: PgFunction) {
  return candidate.arguments.length === 1 || candidate.arguments.every(argument => argument.name !== "")
}
