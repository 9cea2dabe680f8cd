import { decideRedirect, GUARD } from "./guard.ts"
import { returnPathCookie } from "./return-path.ts"

/** Stores the requested path of a member page with its hash, which the server never sees. */
export function rememberTarget({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}) {
  if (decideRedirect(pathname, null, GUARD)) write(pathname + search + hash)
}

function write(path: string) {
  const { name, options } = returnPathCookie(window.location.origin)
  const secure = options.secure ? "; secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${name}=${encodeURIComponent(path)}; path=${options.path}; max-age=${options.maxAge}; samesite=${options.sameSite}${secure}`
}
