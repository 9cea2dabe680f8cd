import type { DataStrategyResult, MiddlewareFunction } from "react-router"
import { dataRouter } from "#app/lib/rendering/data-router.ts"

/** Root client middleware: the hash of a navigation never reaches the server, so it is kept here. */
export const keepHash: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const target = dataRouter()?.state.navigation.location
  if (target?.hash) (await import("./return-path-browser.ts")).rememberTarget(target)
  return next()
}
