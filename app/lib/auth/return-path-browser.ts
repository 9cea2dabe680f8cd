import { decideRedirect, GUARD } from "./guard.ts"
import { returnPathCookie } from "./return-path.ts"

/** Keeps the whole of a member's address that a visitor asks for. The server keeps all but the hash. */
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
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the newer interface
  document.cookie = `${name}=${encodeURIComponent(path)}; path=${options.path}; max-age=${options.maxAge}; samesite=${options.sameSite}${secure}`
}
