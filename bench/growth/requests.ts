import type { Client } from "pg"
import { CERTIFICATE, CHECK_IN_KEY, DATE, MONTH_AFTER, NEXT_MONTH, pageRequests, TICKET } from "./pages.ts"

export type Caller = "visitor" | "helper" | "member" | "staff"

export interface GrowthRequest {
  name: string
  caller: Caller
  path: string
  method?: "POST"
  body?: string
}

/** Values of function arguments by name; others get one by their type. */
const ARGUMENTS: Record<string, unknown> = {
  words: "maria",
  wanted: CERTIFICATE,
  phase: "before",
  query: "naloxone",
  key: CHECK_IN_KEY,
  code: TICKET,
  since: "2000-01-01",
  title: "training",
  after_created: "2100-01-01",
  up_to: 26,
}
const BY_TYPE: Record<string, unknown> = { integer: 1, boolean: true, jsonb: {}, "text[]": [] }

/** What a phone at the door sends every few seconds; it has sent this step before. */
const SYNC = {
  device: "00000000-0000-4000-8000-000000000001",
  since: "2000-01-01T00:00:00Z",
  steps: [{ kind: "kits", sequence: 1, seconds_ago: 1, lot: "A1", kits: 1 }],
}
/** What the month calendar reads when its cache has been dropped. */
const CALENDAR = `/rest/v1/event_dates?select=id,starts_at,ends_at,room_capacity,room_taken,room_waiting,events!inner(id,slug,title,kind,status,chapters(slug,name))&events.status=neq.draft&starts_at=gte.${NEXT_MONTH}&starts_at=lt.${MONTH_AFTER}&order=starts_at,id&limit=500`
const MORE: GrowthRequest[] = [
  { name: "rows of the month calendar", caller: "visitor", path: CALENDAR },
  {
    ...{ name: "POST check-in sync", caller: "helper", path: "/events/event-1/check-in/sync" },
    ...{ method: "POST", body: JSON.stringify(SYNC) },
  },
]

/** Every table and reading function of the API, and every page. */
export async function growthRequests(client: Client, course: string): Promise<GrowthRequest[]> {
  return [...(await lists(client)), ...(await functionCalls(client, course)), ...MORE, ...pageRequests()]
}

async function lists(client: Client): Promise<GrowthRequest[]> {
  const { rows } = await client.query<{ name: string; columns: string; key: string; is_public: boolean }>(
    `select c.relname as name, coalesce(obj_description(c.oid) = 'class:public', false) as is_public, string_agg(a.attname, ',' order by a.attnum) as columns,
       (select string_agg(k.attname, ',') from pg_index i join pg_attribute k
         on k.attrelid = c.oid and k.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and has_column_privilege('authenticated', c.oid, a.attnum, 'select') group by c.oid, c.relname order by 1`,
  )
  return rows.flatMap(({ name, columns, key, is_public }) => {
    const path = `/rest/v1/${name}?select=${columns}`
    // Everyone reads all rows of a public table, so without a limit the response would grow up to the thousandth row.
    const all = is_public ? `${path}&limit=50` : path
    return [
      { name: `GET ${name}`, caller: "member" as const, path: all },
      { name: `GET ${name}, 20 by key`, caller: "staff" as const, path: `${path}&order=${key}&limit=20` },
    ]
  })
}

async function functionCalls(client: Client, course: string): Promise<GrowthRequest[]> {
  const { rows } = await client.query<{
    name: string
    names: string[] | null
    types: string[]
    labels: (string | null)[]
  }>(
    `select p.proname as name, p.proargnames[1:p.pronargs] as names,
       array(select format_type(t, null) from unnest(p.proargtypes) t) as types,
       array(select (select min(l.enumlabel) from pg_enum l where l.enumtypid = t)
         from unnest(p.proargtypes) t) as labels
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.provolatile <> 'v' and p.provariadic = 0
       and has_function_privilege('authenticated', p.oid, 'execute')
       and not exists (select from unnest(p.proargtypes) t join pg_type y on y.oid = t where y.typtype = 'c') order by 1`,
  )
  return rows.map(({ name, names, types, labels }) => {
    const sampleOf = (argument: string, type: string, label: string | null) => {
      if (type === "uuid") return argument === "date" ? DATE : course
      return ARGUMENTS[argument] ?? BY_TYPE[type] ?? label ?? "x"
    }
    const values = (names ?? []).map((argument, index) => [
      argument,
      sampleOf(argument, types[index]!, labels[index] ?? null),
    ])
    const caller =
      name.startsWith("search_certificates") || name === "certificate_history" ? "staff" : "member"
    const body = JSON.stringify(Object.fromEntries(values))
    return { name: `rpc ${name}`, caller, path: `/rest/v1/rpc/${name}`, method: "POST", body }
  })
}
