/** The `headers` of pages whose forms call the auth service: passes on its `Retry-After`. */
export function retryAfterHeaders({ actionHeaders }: { actionHeaders: Headers }) {
  const headers = new Headers({ "Cache-Control": "private, no-store" })
  const wait = actionHeaders.get("Retry-After")
  if (wait) headers.set("Retry-After", wait)
  return headers
}
