import { data } from "react-router"

// Long enough to recognise, short enough not to fill a page or a log with somebody's nonsense.
const SHOWN_PATH_LENGTH = 200

/** For an address that fits the route table and names nothing: the specification's words for failed validation. */
export function throwNotFound({ url }: { url: URL }): never {
  const path = url.pathname.slice(0, SHOWN_PATH_LENGTH)
  throw data(`Page Not Found: ${path}`, { status: 404 })
}
