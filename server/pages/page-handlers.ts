import { createRequestHandler, matchRoutes, type RouteObject, type ServerBuild } from "react-router"

type Routes = ServerBuild["routes"]
type Handler = ReturnType<typeof createRequestHandler>

const MAX_CACHED_PATHS = 1_000
// React Router's default; a build has no path unless its configuration sets one.
const MANIFEST_PATH = "/__manifest"

/**
 * Finds the request handler of a path. React Router searches all its routes several times per page, so each page gets
 * a handler that knows only its own routes and those of its parent paths (decision 014).
 */
export function pageHandlers(build: ServerBuild): (path: string) => Handler {
  const idsAt = routeSearch(build.routes)
  const whole = createRequestHandler(build, "production")
  const byRoutes = new Map<string, Handler>()
  const byPath = new Map<string, Handler>()

  function handlerOf(ids: readonly string[]) {
    const key = ids.join(" ")
    let handler = byRoutes.get(key)
    if (!handler) {
      const { assets, routes } = build
      const own = { routes: pick(routes, ids), assets: { ...assets, routes: pick(assets.routes, ids) } }
      handler = createRequestHandler({ ...build, ...own }, "production")
      byRoutes.set(key, handler)
    }
    return handler
  }

  return function handlerFor(path) {
    // It responds with routes of other paths.
    if (path === (build.routeDiscovery.manifestPath ?? MANIFEST_PATH)) return whole
    let handler = byPath.get(path)
    if (!handler) {
      const page = pagePath(path)
      const ids = idsAt(page)
      handler = ids
        ? handlerOf([...new Set([ids, ...parentPaths(page).map(idsAt)].flatMap(all => all ?? []))])
        : whole
      if (byPath.size >= MAX_CACHED_PATHS) byPath.clear()
      byPath.set(path, handler)
    }
    return handler
  }
}

/** The page of a data request, as React Router reads it. */
function pagePath(path: string) {
  return path.endsWith("/_.data") ? path.slice(0, -"_.data".length) : path.replace(/\.data$/, "")
}

/** For `/about/team/board`: `/about/team`, `/about` and `/`. */
function parentPaths(path: string): string[] {
  const parent = path.slice(0, path.lastIndexOf("/"))
  return parent ? [parent, ...parentPaths(parent)] : ["/"]
}

function pick<T>(routes: Record<string, T>, ids: readonly string[]) {
  return Object.fromEntries(ids.filter(id => routes[id] !== undefined).map(id => [id, routes[id]!]))
}

/** Searches only the routes whose first segment can match, so that the cost does not grow with the route table. */
function routeSearch(routes: Routes) {
  const trees = new Map<string, RouteObject[]>()
  const segments = new Set(Object.values(routes).map(route => firstSegment(routes, route?.id)))

  function treeOf(segment: string) {
    // Any segment of no route shares one tree.
    const key = segments.has(segment) ? segment : ANY
    let tree = trees.get(key)
    if (!tree) {
      const canMatch = (id: string) => [key, ANY].includes(firstSegment(routes, id))
      tree = childrenOf(routes, canMatch)
      trees.set(key, tree)
    }
    return tree
  }

  return function idsAt(path: string): string[] | undefined {
    const matches = matchRoutes(treeOf(segmentOf(path)), path)
    return matches?.map(({ route }) => route.id!)
  }
}

const ANY = "*"

function segmentOf(path: string) {
  try {
    return (decodeURIComponent(path).split("/")[1] ?? "").toLowerCase()
  } catch {
    return ANY
  }
}

/** The first static segment of a route's path, `*` if it has a parameter there, or empty for `/`. */
function firstSegment(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ""
  const above = firstSegment(routes, route.parentId)
  const own = (route.path ?? "").replace(/^\//, "").split("/")[0] ?? ""
  if (above) return above
  return /^[:*]|\?$/.test(own) ? ANY : own.toLowerCase()
}

function childrenOf(routes: Routes, canMatch: (id: string) => boolean, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter(route => route !== undefined && route.parentId === parentId)
    .flatMap((route): RouteObject[] => {
      const { id, path, index } = route!
      if (index) return canMatch(id) ? [{ id, path, index }] : []
      const children = childrenOf(routes, canMatch, id)
      if (children.length > 0) return [{ id, path, children }]
      return path !== undefined && canMatch(id) ? [{ id, path }] : []
    })
}
