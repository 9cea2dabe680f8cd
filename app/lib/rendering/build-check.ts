import { http } from "#app/lib/supabase/http.ts"
import { reportNewBuild } from "./new-build.ts"
import { ownBuild } from "./own-build.ts"

const CHECK_MS = 3_600_000
const META_AFTER_MS = 1000

/** One page or layout of `/builds/meta/{id}.json` (scripts/bundle/build-manifests.ts). */
export interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  index?: boolean
  module: string
  /** Without the shell, which every page loads. */
  imports?: string[]
}

interface BuildMeta {
  id: string
  timestamp: number
  routes: BuiltRoute[]
}

let meta: Promise<BuildMeta> | undefined

/** The route table of a build. A failed request is not cached. */
export function buildMeta(id = ownBuild()) {
  meta ??= http<BuildMeta>(`/builds/meta/${id}.json`).catch(error => {
    meta = undefined
    throw error
  })
  return meta
}

/** Fetches the route table a second after hydration, or at the first navigation. */
export function fetchMetaSoon(onNavigation: (listener: () => void) => () => void, effectiveType?: string) {
  const fetchMeta = () => {
    stopListening()
    buildMeta().catch(() => undefined)
  }
  const stopListening = onNavigation(fetchMeta)
  if (effectiveType !== "slow-2g") setTimeout(fetchMeta, META_AFTER_MS)
}

/**
 * Checks every hour until the server has another build, and first at once if this page came from the browser's cache: it
 * may be of an earlier build. Failed checks are ignored.
 */
export function watchForNewBuild(id = ownBuild(), wait = isFromCache() ? 0 : CHECK_MS) {
  setTimeout(async () => {
    const latest = await http<{ id: string }>(`/builds/latest.json?${Date.now()}`).catch(() => null)
    if (!latest || latest.id === id) return watchForNewBuild(id, CHECK_MS)
    reportNewBuild()
    // What the service worker has saved belongs to the earlier build.
    navigator.serviceWorker?.controller?.postMessage({ hasNewBuild: true })
  }, wait)
}

function isFromCache() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return navigation?.transferSize === 0
}
