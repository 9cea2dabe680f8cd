import type { DataStrategyResult, MiddlewareFunction } from "react-router"
import { navigationTarget } from "#app/lib/rendering/navigation-target.ts"

/** Root client middleware: stores the hash of the target for after sign-in, since it never reaches the server. */
export const saveHash: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const target = navigationTarget()
  if (target?.hash) (await import("./return-path-browser.ts")).rememberTarget(target)
  return next()
}
