import { matchRoutes, type RouteObject } from "react-router"
import type { BuiltRoute } from "./build-check.ts"
import { idle, whenIdle } from "./when-idle.ts"

const IN_PARALLEL = 5

export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

export function mayPreload(connection: Connection | undefined) {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? "")
}

/** Loads at most five URLs at a time, each once. */
export class PreloadQueue {
  #load: (url: string) => Promise<void>
  #seen: Set<string>
  #waiting: string[] = []
  #running = 0

  constructor(load: (url: string) => Promise<void>, alreadyLoaded: Iterable<string> = []) {
    this.#load = load
    this.#seen = new Set(alreadyLoaded)
  }

  add(urls: Iterable<string>) {
    for (const url of urls) {
      if (this.#seen.has(url)) continue
      this.#seen.add(url)
      this.#waiting.push(url)
    }
    this.#next()
  }

  #next() {
    while (this.#running < IN_PARALLEL) {
      const url = this.#waiting.shift()
      if (url === undefined) return
      this.#running++
      const done = () => {
        this.#running--
        this.#next()
      }
      this.#load(url).then(done, done)
    }
  }
}

/**
 * Returns a function from a path to the modules of its routes. It matches only routes that can begin with the path's
 * first segment: matching all of them takes a phone 50 ms the first time.
 */
export function modulesByPath(routes: readonly BuiltRoute[]) {
  const byId = new Map(routes.map(route => [route.id, route]))
  const parentOf = (route: BuiltRoute) =>
    route.parentId === undefined ? undefined : byId.get(route.parentId)
  const branchOf = (route: BuiltRoute | undefined): BuiltRoute[] =>
    route ? [...branchOf(parentOf(route)), route] : []
  const firstSegment = (route: BuiltRoute) =>
    branchOf(route)
      .find(({ path }) => path)
      ?.path?.split("/")[0] ?? ""
  const parents = new Set(routes.map(({ parentId }) => parentId))
  const leaves = routes
    .filter(({ id }) => !parents.has(id))
    .map(route => ({ route, first: firstSegment(route) }))
  return (pathname: string) => {
    const segment = pathname.split("/")[1] ?? ""
    const reachable = leaves.filter(({ first }) => /[:*?]/.test(first) || first === segment)
    const tree = childrenOf([...new Set(reachable.flatMap(({ route }) => branchOf(route)))])
    return (matchRoutes(tree, pathname) ?? []).flatMap(({ route }) => {
      const { module, imports = [] } = byId.get(route.id ?? "")!
      return [module, ...imports]
    })
  }
}

function childrenOf(routes: readonly BuiltRoute[], parentId?: string): RouteObject[] {
  return routes
    .filter(route => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(routes, id) },
    )
}

/** The path of a link that navigates within the site in this tab, or null. */
export function pathOf(link: HTMLAnchorElement, here: Pick<Location, "origin" | "pathname">) {
  const isElsewhere = (link.target && link.target !== "_self") || link.hasAttribute("download")
  if (isElsewhere || link.origin !== here.origin || link.pathname === here.pathname) return null
  return link.pathname
}

/** Calls `work` once for each value, one per idle callback. */
function onceEachWhenIdle<T>(work: (value: T) => void) {
  const seen = new Set<T>()
  return (value: T) => {
    if (seen.has(value)) return
    seen.add(value)
    whenIdle(() => work(value))
  }
}

/** Preloads the modules of links as they come into view. */
export function preloadVisibleLinks(routes: readonly BuiltRoute[], alreadyLoaded: Iterable<string>) {
  const queue = new PreloadQueue(preloadWhenIdle, alreadyLoaded)
  const modulesOf = modulesByPath(routes)
  const matchWhenIdle = onceEachWhenIdle((path: string) => queue.add(modulesOf(path)))
  const visible = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      visible.unobserve(target)
      const path = pathOf(target as HTMLAnchorElement, window.location)
      if (path !== null) matchWhenIdle(path)
    }
  })
  const watch = () => {
    for (const link of document.querySelectorAll("a[href]")) visible.observe(link)
  }
  watch()
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
}

// One per idle callback: adding five links at once takes a phone 50 ms.
async function preloadWhenIdle(href: string) {
  await idle()
  await preloadModule(href)
}

function preloadModule(href: string) {
  return new Promise<void>((resolve, reject) => {
    const link = document.createElement("link")
    Object.assign(link, {
      rel: "modulepreload",
      href,
      fetchPriority: "low",
      onload: resolve,
      onerror: reject,
    })
    document.head.append(link)
  })
}
