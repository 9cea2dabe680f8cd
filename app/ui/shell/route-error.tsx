import { isRouteErrorResponse } from "react-router"
import { useErrorStatus } from "#app/lib/rendering/error-status.ts"
import { LazyErrorPage } from "./lazy-error-page.tsx"

/** The page in place of a route that threw. */
export function RouteError({ error }: { error: unknown }) {
  const status = useErrorStatus()
  if (isRouteErrorResponse(error)) return <LazyErrorPage status={error.status} message={messageOf(error)} />
  // Other errors may contain internals; they are in the log under the request id.
  const message = "Something went wrong on our side. Please try again."
  return <LazyErrorPage status={status} message={message} cause={error} />
}

function messageOf({ data, statusText }: { data: unknown; statusText: string }) {
  return typeof data === "string" && data ? data : statusText
}
