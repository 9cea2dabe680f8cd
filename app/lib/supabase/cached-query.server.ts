import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router"
import { anonClient } from "#app/lib/auth/session/request-session.server.ts"
import { appContext } from "./app-context.server.ts"
import { type ChangesAt, QueryCache } from "./query-cache.ts"
import type { SupabaseDb } from "./types.ts"

const cache = new QueryCache()

/** What a page depends on: tables, and the moment at which the clock changes it. */
interface Content {
  tables: Set<string>
  until: number
}

const content = createContext<Content | null>(null)

/**
 * Reads content that is the same for every visitor through the cache. It always uses an anonymous client, so that
 * nothing personal can enter the cache.
 */
export async function cachedQuery<T>(
  context: Readonly<RouterContextProvider>,
  key: string,
  tables: readonly string[],
  query: (db: SupabaseDb) => Promise<T>,
  changesAt: ChangesAt<T> = () => null,
): Promise<T> {
  const app = context.get(appContext)
  const used = context.get(content)
  for (const table of tables) used?.tables.add(table)
  const value = await cache.read(key, tables, () => query(anonClient(app)), app.report, changesAt)
  const moment = changesAt(value)
  if (used && moment !== null) used.until = Math.min(used.until, Date.parse(moment))
  return value
}

export function dropCachedQueries(tables: readonly string[] | "all") {
  cache.drop(tables)
}

/** Root middleware: tells the server what a page depends on, so that it can invalidate the cached page. */
export const setContentHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const used: Content = { tables: new Set(), until: Infinity }
  context.set(content, used)
  const response = await next()
  if (used.tables.size > 0) response.headers.set("x-content-tables", [...used.tables].join(","))
  if (used.until < Infinity) response.headers.set("x-content-until", String(used.until))
  return response
}
