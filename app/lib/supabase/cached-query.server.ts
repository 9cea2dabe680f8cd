import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { appContext } from "./app-context.server.ts"
import { QueryCache } from "./query-cache.ts"
import type { SupabaseDb } from "./types.ts"

const cache = new QueryCache()
const contentTables = createContext<Set<string> | null>(null)

/**
 * Reads content that is the same for every visitor through the cache. It always uses an anonymous client, so that
 * nothing personal can enter the cache.
 */
export function cachedQuery<T>(
  context: Readonly<RouterContextProvider>,
  key: string,
  tables: readonly string[],
  query: (db: SupabaseDb) => Promise<T>,
): Promise<T> {
  const app = context.get(appContext)
  for (const table of tables) context.get(contentTables)?.add(table)
  return cache.read(key, tables, () => query(anonClient(app)), app.report)
}

export function dropCachedQueries(tables: readonly string[] | "all") {
  cache.drop(tables)
}

/** Root middleware: tells the server which tables a page depends on, so that it can invalidate the cached page. */
export const setContentTablesHeader: MiddlewareFunction<Response> = async ({ context }, next) => {
  const tables = new Set<string>()
  context.set(contentTables, tables)
  const response = await next()
  if (tables.size > 0) response.headers.set("x-content-tables", [...tables].join(","))
  return response
}
