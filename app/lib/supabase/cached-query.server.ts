import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router"
import { anonClient } from "#app/lib/auth/request-session.server.ts"
import { appContext } from "./app-context.server.ts"
import { QueryCache } from "./query-cache.ts"
import type { SupabaseDb } from "./types.ts"

const reads = new QueryCache()
const contentTables = createContext<Set<string> | null>(null)

/**
 * Reads content that is the same for everybody, through the cache. The question is put by a client that is
 * nobody, whoever the request belongs to: nothing personal can enter the cache.
 */
export function cachedQuery<T>(
  context: Readonly<RouterContextProvider>,
  key: string,
  tables: readonly string[],
  ask: (db: SupabaseDb) => Promise<T>,
): Promise<T> {
  const services = context.get(appContext)
  for (const table of tables) context.get(contentTables)?.add(table)
  return reads.read(key, tables, () => ask(anonClient(services)), services.report)
}

export function dropCachedQueries(tables: readonly string[] | "all") {
  reads.drop(tables)
}

/** Root middleware: tells the server which tables a page was made from, so that it forgets the page in time. */
export const setContentTablesHeader: MiddlewareFunction<Response> = async ({ context }, next) => {
  const tables = new Set<string>()
  context.set(contentTables, tables)
  const response = await next()
  if (tables.size > 0) response.headers.set("x-content-tables", [...tables].join(","))
  return response
}
