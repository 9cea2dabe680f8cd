import { isClosed } from "#app/lib/modules/is-closed.ts"

// These pages only make sense at the end of a flow, so search engines and the site search leave them out.
const UNLISTED = ["/survey-completed", "/unsubscribe"]

/** `hidden`: the paths of modules that are switched off, for `isClosed`. */
export function isListed({ path }: { path: string }, hidden = "") {
  return !UNLISTED.includes(path) && !isClosed(path, hidden)
}
