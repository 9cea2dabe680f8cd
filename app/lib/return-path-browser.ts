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

/** After a redirect the browser still holds the hash of the address it first asked for. */
export function rememberHash(hash: string) {
  const stored = read()
  if (stored && !stored.includes("#")) write(stored + hash)
}

function read() {
  const { name } = cookie()
  const line = document.cookie.split("; ").find(pair => pair.startsWith(`${name}=`))
  return line && decodeURIComponent(line.slice(name.length + 1))
}

function write(path: string) {
  const { name, options } = cookie()
  const secure = options.secure ? "; secure" : ""
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the newer interface
  document.cookie = `${name}=${encodeURIComponent(path)}; path=${options.path}; max-age=${options.maxAge}; samesite=${options.sameSite}${secure}`
}

function cookie() {
  return returnPathCookie(window.location.origin)
}
