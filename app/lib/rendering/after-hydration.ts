import { type BuiltRoute, buildMeta, fetchMetaSoon, watchForNewBuild } from "./build-check.ts"
import { dataRouter } from "./data-router.ts"
import { type Connection, mayPreload, preloadVisibleLinks } from "./preload.ts"

/** What a page does for later visits and navigations once it works: never in anybody's way. */
export function afterHydration() {
  // A development server has neither builds nor chunks.
  if (import.meta.env.DEV) return
  const { connection } = navigator as { connection?: Connection }
  watchForNewBuild()
  fetchMetaSoon(listener => dataRouter()?.subscribe(listener) ?? (() => {}), connection?.effectiveType)
  if (mayPreload(connection)) whenIdle(preload)
  if ("serviceWorker" in navigator) whenIdle(keepForOffline)
}

// The steps in an emergency and opened rescue cards are there without a network from now on. A browser that forbids
// it (private windows) shows the site as always.
function keepForOffline() {
  navigator.serviceWorker.register("/offline.js").catch(error => console.info("Not kept for offline:", error))
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
