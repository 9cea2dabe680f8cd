import { dropNoticeOnline } from "#app/lib/offline/saved-copy.ts"
import { type BuiltRoute, buildMeta, fetchMetaSoon, watchForNewBuild } from "./build-check.ts"
import { layOutDeferred } from "./deferred-layout.ts"
import { onNavigation } from "./navigation-target.ts"
import { type Connection, mayPreload, preloadVisibleLinks } from "./preload.ts"
import { whenIdle } from "./when-idle.ts"

// Pages that must be saved even if they are closed at once (public/offline.js).
const SAVED_PAGE =
  /^\/(?:emergency|offline)$|^\/courses\/[^/]+\/card$|^\/events\/[^/]+\/(?:ticket\/|check-in)/
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
  if ("serviceWorker" in navigator)
    setTimeout(registerServiceWorker, SAVED_PAGE.test(location.pathname) ? 0 : INSTALL_AFTER_MS)
}

// Makes the emergency steps and opened rescue cards available offline. Private windows may forbid it.
function registerServiceWorker() {
  const { serviceWorker } = navigator
  serviceWorker
    .register("/offline.js")
    .catch(error => console.info("Offline pages are not available:", error))
  // The first page of a visit was opened before the worker was there.
  if (serviceWorker.controller || !SAVED_PAGE.test(location.pathname)) return
  void serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: location.pathname }))
}

async function preload() {
  const { routes } = await buildMeta().catch(() => ({ routes: [] as BuiltRoute[] }))
  const loaded = document.querySelector<HTMLElement>("script[data-modules]")?.dataset.modules?.split(" ")
  preloadVisibleLinks(routes, loaded ?? [])
}
