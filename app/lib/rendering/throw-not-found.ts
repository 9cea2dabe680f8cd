import { data } from "react-router"

// Long enough to recognize, short enough not to flood a page or a log.
const SHOWN_PATH_LENGTH = 200

/** For a URL that matches a route but no row. The text is the specification's for failed validation. */
export function throwNotFound({ url }: { url: URL }): never {
  throw data(`Page Not Found: ${shownPath(url)}`, { status: 404 })
}

/** For a URL without a page. The text is the specification's for an unmatched route. */
export function throwUnknownPath({ url }: { url: URL }): never {
  throw data(`Page not found: ${shownPath(url)}`, { status: 404 })
}

function shownPath({ pathname }: URL) {
  return pathname.slice(0, SHOWN_PATH_LENGTH)
}
