import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router"
import { anonymousDb } from "#app/lib/auth/request-session.server.ts"
import { servicesContext } from "./app-context.server.ts"
import { SharedReads } from "./query-cache.ts"
import type { Db } from "./types.ts"

const reads = new SharedReads()
const contentTables = createContext<Set<string> | null>(null)

/**
 * Reads content that is the same for everybody, through the cache. The question is put by a client that is
 * nobody, whoever the request belongs to: nothing personal can enter the cache.
 */
export function publicRead<T>(
  context: Readonly<RouterContextProvider>,
  key: string,
  tables: readonly string[],
  ask: (db: Db) => Promise<T>,
): Promise<T> {
  const services = context.get(servicesContext)
  for (const table of tables) context.get(contentTables)?.add(table)
  return reads.read(key, tables, () => ask(anonymousDb(services)), services.report)
}

export function dropPublicData(tables: readonly string[] | "all") {
  reads.drop(tables)
}

/** Root middleware: tells the server which tables a page was made from, so that it forgets the page in time. */
export const nameContentTables: MiddlewareFunction<Response> = async ({ context }, next) => {
  const tables = new Set<string>()
  context.set(contentTables, tables)
  const response = await next()
  if (tables.size > 0) response.headers.set("x-content-tables", [...tables].join(","))
  return response
}
