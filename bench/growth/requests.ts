import type { Client } from "pg"
import { CERTIFICATE, CHECK_IN_KEY, DATE, pageRequests, TICKET } from "./pages.ts"

export type Caller = "visitor" | "helper" | "member" | "staff"

export interface GrowthRequest {
  name: string
  caller: Caller
  path: string
  method?: "POST"
  body?: string
}

/** Values of function arguments by name; others get one by their type. */
const ARGUMENTS: Record<string, string> = {
  words: "maria",
  wanted: CERTIFICATE,
  phase: "before",
  query: "naloxone",
  key: CHECK_IN_KEY,
  code: TICKET,
  since: "2000-01-01",
}
const BY_TYPE: Record<string, unknown> = { integer: 1, boolean: true, jsonb: {}, "text[]": [] }

/** Every table and reading function of the API, and every page. */
export async function growthRequests(client: Client, course: string): Promise<GrowthRequest[]> {
  return [...(await lists(client)), ...(await functionCalls(client, course)), ...pageRequests()]
}

async function lists(client: Client): Promise<GrowthRequest[]> {
  const { rows } = await client.query<{ name: string; columns: string; key: string }>(
    `select c.relname as name, string_agg(a.attname, ',' order by a.attnum) as columns,
       (select string_agg(k.attname, ',') from pg_index i join pg_attribute k
         on k.attrelid = c.oid and k.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select') group by c.oid, c.relname order by 1`,
  )
  return rows.flatMap(({ name, columns, key }) => {
    const path = `/rest/v1/${name}?select=${columns}`
    return [
      { name: `GET ${name}`, caller: "member" as const, path },
      { name: `GET ${name}, 20 by key`, caller: "staff" as const, path: `${path}&order=${key}&limit=20` },
    ]
  })
}

async function functionCalls(client: Client, course: string): Promise<GrowthRequest[]> {
  const { rows } = await client.query<{ name: string; names: string[] | null; types: string[] }>(
    `select p.proname as name, p.proargnames[1:p.pronargs] as names,
       array(select format_type(t, null) from unnest(p.proargtypes) t) as types
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.provolatile <> 'v' and p.provariadic = 0
       and has_function_privilege('authenticated', p.oid, 'execute')
       and not exists (select from unnest(p.proargtypes) t join pg_type y on y.oid = t where y.typtype = 'c') order by 1`,
  )
  return rows.map(({ name, names, types }) => {
    const values = (names ?? []).map((argument, index) => [
      argument,
      types[index] === "uuid"
        ? argument === "date"
          ? DATE
          : course
        : (ARGUMENTS[argument] ?? BY_TYPE[types[index]!] ?? "x"),
    ])
    const caller =
      name.startsWith("search_certificates") || name === "certificate_history" ? "staff" : "member"
    const body = JSON.stringify(Object.fromEntries(values))
    return { name: `rpc ${name}`, caller, path: `/rest/v1/rpc/${name}`, method: "POST", body }
  })
}
