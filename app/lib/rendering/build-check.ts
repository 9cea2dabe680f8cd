import type { UNSAFE_AssetsManifest as AssetsManifest } from "react-router"
import { http } from "#app/lib/supabase/http.ts"
import { reportNewBuild } from "./new-build.ts"

const CHECK_MS = 3_600_000
const META_AFTER_MS = 1000

/** One route of `/builds/meta/{id}.json`, as React Router's own manifest has it. */
export type BuiltRoute = NonNullable<AssetsManifest["routes"][string]> & {
  /** Machines' addresses have none. */
  hasDefaultExport: boolean
}

interface BuildMeta {
  id: string
  timestamp: number
  routes: BuiltRoute[]
}

let meta: Promise<BuildMeta> | undefined

/** What the build says about its routes; asked for until it is there. */
export function buildMeta(id = ownBuild()) {
  meta ??= http<BuildMeta>(`/builds/meta/${id}.json`).catch(error => {
    meta = undefined
    throw error
  })
  return meta
}

export function ownBuild() {
  return (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version ?? ""
}

/** Fetches the route manifest a second after start, or earlier for whoever already navigates. */
export function fetchMetaSoon(onNavigation: (listener: () => void) => () => void, effectiveType?: string) {
  const fetchMeta = () => {
    stopListening()
    buildMeta().catch(() => undefined)
  }
  const stopListening = onNavigation(fetchMeta)
  if (effectiveType !== "slow-2g") setTimeout(fetchMeta, META_AFTER_MS)
}

/** Looks every hour whether the server has another build, until it has. A failed look is no news. */
export function watchForNewBuild(id = ownBuild()) {
  setTimeout(async () => {
    const latest = await http<{ id: string }>(`/builds/latest.json?${Date.now()}`).catch(() => null)
    if (latest && latest.id !== id) reportNewBuild()
    else watchForNewBuild(id)
  }, CHECK_MS)
}
