import { useSyncExternalStore } from "react"
import { type DataStrategyResult, type MiddlewareFunction, redirectDocument } from "react-router"

let isOutdated = false
const readers = new Set<() => void>()

export function reportNewBuild() {
  isOutdated = true
  for (const reader of readers) reader()
}

/** Whether the server has a newer build than the one this page runs. */
export function useNewBuild() {
  return useSyncExternalStore(
    reader => {
      readers.add(reader)
      return () => readers.delete(reader)
    },
    () => isOutdated,
    () => false,
  )
}

/** Root client middleware: with a newer build on the server, the next navigation loads its target from there. */
export const followNewBuild: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const { hash, href, pathname, search } = url
  const isElsewhere = href !== window.location.href
  if (isOutdated && isElsewhere && request.method === "GET") throw redirectDocument(pathname + search + hash)
  return next()
}
