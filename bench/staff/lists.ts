import { createClient } from "@supabase/supabase-js"
import type { ClientBase } from "pg"
import type { StaffList } from "#app/lib/staff/define-staff-list.ts"
import { insertFixtures } from "#tests/policies/access/insert-fixtures.ts"
import { registrations, siteFixtures } from "#tests/policies/access/registrations.ts"

// Loaded by Vite, which knows `import.meta.glob` and JSX.
type AnyList = StaffList<Record<string, unknown>>

/** The tables behind lists whose rows come from a function. */
const TABLES_OF_FUNCTIONS: Readonly<Record<string, string>> = {
  managed_chapters: "public.chapters",
  managed_events: "public.events",
  email_log: "private.email_outbox",
  find_people: "public.profiles",
  managed_shifts: "public.shifts",
}

export interface MeasuredList {
  path: string
  views: readonly string[]
  hasSearch: boolean
  order: AnyList["order"]
  inboxView: string | null
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
        path: list.path,
        views: list.views.map(({ value }) => value),
        hasSearch: list.search !== undefined,
        order: list.order,
        inboxView: list.inbox?.view ?? null,
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
  if (!table) throw new Error(`${list.path}: name the table behind ${name} in bench/staff/lists.ts`)
  return table
}

/** At least one row of every table. */
export function addFixtures(client: ClientBase) {
  return insertFixtures(client, siteFixtures)
}
