import {
  createStaticHandler,
  type EntryContext,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
} from "react-router"

type Routes = EntryContext["manifest"]["routes"]

const CACHED_PATHS = 500

interface RouteTable {
  tree: RouteObject[]
  idsByPath: Map<string, string[]>
  partials: Map<string, PartialRoutes>
}

interface PartialRoutes {
  routes: Routes
  /** Searches these routes only. */
  context: StaticHandlerContext
}

const tables = new WeakMap<Routes, RouteTable>()

/**
 * Reduces a page's routes to its own plus the parent paths' routes; otherwise the client would consider those paths
 * fully discovered. React Router would build all routes and search them again for each page (decision 014).
 */
export async function withPartialManifest(context: EntryContext): Promise<EntryContext> {
  const { manifest, staticHandlerContext: page } = context
  const table = tableOf(manifest.routes)
  const ids = new Set(page.matches.map(({ route }) => route.id))
  for (const path of parentPaths(page.location.pathname)) for (const id of idsAt(path, table)) ids.add(id)
  const partial = await partialOf([...ids], manifest.routes, table)
  const { actionData, actionHeaders, basename, errors, loaderData, loaderHeaders, location, matches } = page
  const own = { actionData, actionHeaders, basename, errors, loaderData, loaderHeaders, location, matches }
  return {
    ...context,
    manifest: { ...manifest, routes: partial.routes },
    staticHandlerContext: { ...partial.context, ...own, statusCode: page.statusCode },
  }
}

function tableOf(routes: Routes): RouteTable {
  const table = tables.get(routes) ?? {
    tree: childrenOf(routes),
    idsByPath: new Map(),
    partials: new Map(),
  }
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

async function partialOf(ids: string[], all: Routes, { partials }: RouteTable): Promise<PartialRoutes> {
  const key = ids.join(" ")
  const cached = partials.get(key)
  if (cached) return cached
  const routes = Object.fromEntries(ids.map(id => [id, all[id]]))
  const context = await createStaticHandler(childrenOf(routes)).query(new Request("http://site.invalid/"))
  if (context instanceof Response) throw new Error("Routes without loaders returned a response")
  partials.set(key, { routes, context })
  return { routes, context }
}

/** For `/about/team/board`: `/about/team`, `/about` and `/`. */
function parentPaths(path: string): string[] {
  const parent = path.slice(0, path.lastIndexOf("/"))
  return parent ? [parent, ...parentPaths(parent)] : ["/"]
}
