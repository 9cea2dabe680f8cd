import { data } from "react-router"

// Long enough to recognize, short enough not to flood a page or a log.
const SHOWN_PATH_LENGTH = 200

/** For a URL that matches a route but no row. The text is the specification's for failed validation. */
export function throwNotFound({ url }: { url: URL }): never {
  const path = url.pathname.slice(0, SHOWN_PATH_LENGTH)
  throw data(`Page Not Found: ${path}`, { status: 404 })
}
