import { createClient } from "@supabase/supabase-js"
import type { ClientBase } from "pg"
import type { StaffList } from "#app/lib/staff/define-staff-list.ts"
import { insertFixtures } from "../access/insert-fixtures.ts"
import { registrations, siteFixtures } from "../access/registrations.ts"

// Loaded by Vite, which knows `import.meta.glob` and JSX.
export type AnyList = StaffList<Record<string, unknown>>

/** The tables behind lists whose rows come from a function. */
const TABLES_OF_FUNCTIONS: Readonly<Record<string, string>> = {
  managed_chapters: "public.chapters",
  managed_events: "public.events",
  email_log: "private.email_outbox",
  find_people: "public.profiles",
  managed_shifts: "public.shifts",
  picture_page: "public.pictures",
  subscriber_page: "public.newsletter_subscribers",
}

export interface MeasuredList {
  list: AnyList
  path: string
  views: readonly string[]
  hasSearch: boolean
  order: AnyList["order"]
  table: string
  /** Why the table never has many rows. */
  staysSmall: string | null
}

export async function staffLists(): Promise<MeasuredList[]> {
  const files = import.meta.glob<{ staffPage: AnyList }>(
    ["/app/features/*/staff-{list,page}.{ts,tsx}", "/app/features/*/*/staff-{list,page}.{ts,tsx}"],
    { eager: true },
  )
  const lists = Object.values(files).flatMap(({ staffPage }) => ("rows" in staffPage ? [staffPage] : []))
  return Promise.all(
    lists.map(async list => {
      const table = await tableOf(list)
      return {
        list,
        path: list.path,
        views: list.views.map(({ value }) => value),
        hasSearch: list.search !== undefined,
        order: list.order,
        table,
        staysSmall: registrations[table]?.staysSmall ?? null,
      }
    }),
  )
}

/** The table that the list asks for first. */
async function tableOf(list: AnyList) {
  const asked: string[] = []
  const db = createClient("http://localhost", "key", {
    global: {
      fetch: async input => {
        asked.push(new URL(input instanceof Request ? input.url : input).pathname)
        return Response.json([])
      },
    },
  })
  const state = { view: list.views[0]!.value, search: "", filters: {}, columns: null, after: null }
  await list
    .rows(db as never, state, new Date().toISOString(), 26)
    .limit(1)
    .throwOnError()
  const name = asked[0]!.replace(/^\/rest\/v1\//, "")
  if (!name.startsWith("rpc/")) return `public.${name}`
  const table = TABLES_OF_FUNCTIONS[name.slice(4)]
  if (!table) throw new Error(`${list.path}: name the table behind ${name} in staff-lists.ts`)
  return table
}

/** At least one row of every table. */
export async function addFixtures(client: ClientBase) {
  await insertFixtures(client, siteFixtures)
  await client.query(
    `insert into private.email_outbox (message, to_address, status, sent_at, created_at)
     select 'test-email', n || '@example.org', case when n = 1 then 'dead' else 'sent' end,
       case when n > 1 then now() end, now() - n * interval '1 hour' from generate_series(1, 20) n`,
  )
  await client.query("update public.profiles set display_name = 'Ana Reyes' where display_name is null")
}

/** What a search that finds rows asks for, where it is no word of a name. */
export const SEARCHED: Readonly<Record<string, string>> = {
  "/staff/audit": "select record_id as word from public.audit_entries where record_id is not null limit 1",
  "/staff/emails": "select to_address as word from private.email_outbox limit 1",
  "/staff/gifts": "select donor_email as word from public.donations where donor_email is not null limit 1",
  "/staff/people": "select 'ana' as word",
  "/staff/receipts": "select number::text as word from public.receipts limit 1",
}
