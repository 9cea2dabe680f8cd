import { type BuiltRoute, buildMeta, fetchMetaSoon, watchForNewBuild } from "./build-check.ts"
import { dataRouter } from "./data-router.ts"
import { type Connection, mayPreload, preloadVisibleLinks } from "./preload.ts"

/** What a page does for later visits and navigations once it works: never in anybody's way. */
export function afterStart() {
  // A development server has neither builds nor chunks.
  if (import.meta.env.DEV) return
  const { connection } = navigator as { connection?: Connection }
  watchForNewBuild()
  fetchMetaSoon(listener => dataRouter()?.subscribe(listener) ?? (() => {}), connection?.effectiveType)
  if (mayPreload(connection)) whenIdle(preload)
}

async function preload() {
  const { routes } = await buildMeta().catch(() => ({ routes: [] as BuiltRoute[] }))
  const shell = document.querySelector<HTMLElement>("script[data-late]")?.dataset.late?.split(" ")
  preloadVisibleLinks(routes, shell ?? [])
}

function whenIdle(work: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}
