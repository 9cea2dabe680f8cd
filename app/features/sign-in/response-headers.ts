/** The `headers` of pages whose forms ask the auth service: how long to wait is passed on. */
export function retryAfterHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const headers = new Headers({ "Cache-Control": "private, no-store" })
  const wait = actionHeaders.get("Retry-After")
  if (wait) headers.set("Retry-After", wait)
  return headers
}
