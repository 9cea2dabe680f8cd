import type { EntryContext } from "react-router"

type Match = (path: string) => { route: { id: string } }[] | null

// React Router's own way to match, which its types do not show; entry.server.test.ts guards it.
interface Matching {
  _match: Match
}

let home: string[] | undefined

/**
 * The context of a page with the routes it needs to start: its own, and those of the addresses above it, whose
 * routes a browser would otherwise take for complete. React Router would look at all routes, several times a page.
 */
export function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext: page } = context
  const { _match: match } = page as unknown as Matching
  home ??= idsOf(match("/"))
  const above = addressesAbove(page.location.pathname).flatMap(path => idsOf(match(path)))
  const ids = [...new Set([...idsOf(page.matches), ...above, ...home])]
  const found = ids.map(id => ({ route: { id } }))
  return {
    ...context,
    manifest: { ...manifest, routes: Object.fromEntries(ids.map(id => [id, manifest.routes[id]])) },
    staticHandlerContext: { ...page, ...({ _match: () => found } as object) },
  }
}

function idsOf(matches: readonly { route: { id: string } }[] | null) {
  return (matches ?? []).map(({ route }) => route.id)
}

/** For `/about/team/board`: `/about/team` and `/about`. */
function addressesAbove(path: string): string[] {
  const above = path.slice(0, path.lastIndexOf("/"))
  return above ? [above, ...addressesAbove(above)] : []
}
