import { type EntryContext, matchRoutes, type RouteObject } from "react-router"

type Routes = EntryContext["manifest"]["routes"]

const CACHED_PATHS = 500

interface RouteTable {
  tree: RouteObject[]
  idsByPath: Map<string, string[]>
}

const tables = new WeakMap<Routes, RouteTable>()

/**
 * Reduces the manifest to the page's own routes plus the parent paths' routes; otherwise the client would consider
 * those paths fully discovered. With the whole manifest React Router builds every route for each page (decision 013).
 */
export function withPartialManifest(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext: page } = context
  const table = tableOf(manifest.routes)
  const ids = new Set(page.matches.map(({ route }) => route.id))
  for (const path of parentPaths(page.location.pathname)) for (const id of idsAt(path, table)) ids.add(id)
  const routes = Object.fromEntries([...ids].map(id => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

function tableOf(routes: Routes): RouteTable {
  const table = tables.get(routes) ?? { tree: childrenOf(routes), idsByPath: new Map() }
  tables.set(routes, table)
  return table
}

function childrenOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter(route => route !== undefined && route.parentId === parentId)
    .map(route => {
      const { id, path, index } = route!
      return index ? { id, path, index } : { id, path, children: childrenOf(routes, id) }
    })
}

function idsAt(path: string, { tree, idsByPath }: RouteTable): string[] {
  const cached = idsByPath.get(path)
  if (cached) return cached
  const ids = (matchRoutes(tree, path) ?? []).map(({ route }) => route.id!)
  if (idsByPath.size >= CACHED_PATHS) idsByPath.clear()
  idsByPath.set(path, ids)
  return ids
}

/** For `/about/team/board`: `/about/team`, `/about` and `/`. */
function parentPaths(path: string): string[] {
  const parent = path.slice(0, path.lastIndexOf("/"))
  return parent ? [parent, ...parentPaths(parent)] : ["/"]
}
