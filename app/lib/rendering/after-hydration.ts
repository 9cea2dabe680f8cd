import { dropNoticeOnline } from "#app/lib/offline/saved-notice.ts"
import { isSavedAtOnce, registerServiceWorker } from "#app/lib/offline/service-worker.ts"
import { type BuiltRoute, buildMeta, fetchMetaSoon, watchForNewBuild } from "./build-check.ts"
import { layOutDeferred } from "./deferred-layout.ts"
import { onNavigation } from "./navigation-target.ts"
import { type Connection, mayPreload, preloadVisibleLinks } from "./preload.ts"
import { whenIdle } from "./when-idle.ts"

// Installing loads about 40 files, which would slow down a page that is still starting.
const INSTALL_AFTER_MS = 4000

/** Prepares later navigations and visits, when the browser is idle. */
export function afterHydration() {
  layOutDeferred()
  dropNoticeOnline()
  // The development server has neither builds nor chunks.
  if (import.meta.env.DEV) return
  const { connection } = navigator as { connection?: Connection }
  watchForNewBuild()
  fetchMetaSoon(onNavigation, connection?.effectiveType)
  if (mayPreload(connection)) whenIdle(preload)
  setTimeout(registerServiceWorker, isSavedAtOnce() ? 0 : INSTALL_AFTER_MS)
}

async function preload() {
  const { routes } = await buildMeta().catch(() => ({ routes: [] as BuiltRoute[] }))
  const loaded = document.querySelector<HTMLElement>("script[data-modules]")?.dataset.modules?.split(" ")
  preloadVisibleLinks(routes, loaded ?? [])
}
