import type { DataStrategyResult, MiddlewareFunction } from "react-router"

/** Root client middleware: keeps the page in view while the network is lost, and sends the request again. */
export const retryLostRequests: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  args,
  next,
) => {
  const results = await next()
  const hasError = Object.values(results).some(({ type }) => type === "error")
  return hasError ? (await loadOfflineRetry()).retryOnline(results, args) : results
}

/** Also called after hydration, because it cannot be loaded without a network. */
export function loadOfflineRetry() {
  return import("./offline-retry.ts")
}
