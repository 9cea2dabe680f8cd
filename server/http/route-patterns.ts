interface RoutePath {
  path?: string | undefined
  parentId?: string | undefined
}

const MAX_CACHED = 1_000

/** Finds the pattern of a path, such as `/certificate/:id`, or null if no route has it. */
export function routePatterns(routes: Readonly<Record<string, RoutePath | undefined>>) {
  const patterns = Object.values(routes)
    .filter(route => route?.path !== undefined)
    .map(route => fullPath(routes, route!) || "/")
    // The route of the 404 page matches every path and says nothing about it.
    .filter(pattern => pattern !== "/*")
    // A static route wins over one with parameters, and a longer one over its parent.
    .sort((a, b) => specificity(b) - specificity(a))
    .map(pattern => ({ pattern, matches: matcherOf(pattern) }))
  const known = new Map<string, string | null>()

  return function patternOf(path: string): string | null {
    let found = known.get(path)
    if (found === undefined) {
      const page = path.replace(/\.data$/, "")
      found = patterns.find(({ matches }) => matches.test(page))?.pattern ?? null
      if (found !== null && page !== path) found += ".data"
      if (known.size >= MAX_CACHED) known.clear()
      known.set(path, found)
    }
    return found
  }
}

function fullPath(routes: Readonly<Record<string, RoutePath | undefined>>, route: RoutePath): string {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const above = parent ? fullPath(routes, parent) : ""
  return route.path ? `${above === "/" ? "" : above}/${route.path}`.replace(/\/+/g, "/") : above
}

function specificity(pattern: string) {
  const segments = pattern.split("/")
  return segments.reduce((sum, segment) => sum + (segment === "*" ? -50 : segment.startsWith(":") ? 2 : 3), 0)
}

function matcherOf(pattern: string): RegExp {
  const source = pattern
    .split("/")
    .slice(1)
    .map(segment => {
      if (segment === "") return ""
      if (segment === "*") return "(?:/.*)?"
      const isOptional = segment.endsWith("?")
      const name = isOptional ? segment.slice(0, -1) : segment
      const text = name.startsWith(":") ? "[^/]+" : name.replace(/[.*+^${}()|[\]\\]/g, "\\$&")
      return isOptional ? `(?:/${text})?` : `/${text}`
    })
    .join("")
  return new RegExp(`^${source}/?$`, "i")
}
