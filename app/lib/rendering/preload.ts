import { matchRoutes, type RouteObject } from "react-router"
import type { BuiltRoute } from "./build-check.ts"
import { whenIdle } from "./when-idle.ts"

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

/** Returns a function from a path to the modules of its routes. Matching takes about a millisecond. */
export function modulesByPath(routes: readonly BuiltRoute[]) {
  const tree = childrenOf(routes)
  const byId = new Map(
    routes.map(({ id, hasDefaultExport, module, imports }) => [
      id,
      hasDefaultExport ? [module, ...(imports ?? [])] : [],
    ]),
  )
  return (pathname: string) =>
    (matchRoutes(tree, pathname) ?? []).flatMap(({ route }) => byId.get(route.id ?? "") ?? [])
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
  const queue = new PreloadQueue(preloadModule, alreadyLoaded)
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
