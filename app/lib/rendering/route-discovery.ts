import {
  UNSAFE_createClientRoutes as createRoutes,
  type UNSAFE_AssetsManifest as Manifest,
} from "react-router"

type Modules = Parameters<typeof createRoutes>[1]

interface Router {
  patchRoutes(parentId: string, routes: ReturnType<typeof createRoutes>): void
}

/**
 * Stands in for React Router's own discovery (scripts/bundle/lean-router.ts). A page brings only the routes it was
 * rendered with; the first navigation that leaves them asks the build for the whole table, one file that stays.
 */
export function discoverRoutes(router: () => Router, manifest: Manifest, modules: Modules) {
  return async () => {
    const unknown = (await wholeTable()).filter(({ id }) => !manifest.routes[id])
    const later: Manifest["routes"] = Object.fromEntries(unknown.map(route => [route.id, route]))
    Object.assign(manifest.routes, later)
    const parents = new Set(unknown.map(({ parentId = "" }) => parentId).filter(id => !later[id]))
    for (const id of parents) router().patchRoutes(id, createRoutes(later, modules, null, true, false, id))
  }
}

/** A table that cannot be had belongs to a build that is gone: announced like any other missing part. */
async function wholeTable() {
  try {
    const { buildMeta } = await import("./build-check.ts")
    return (await buildMeta()).routes
  } catch (error) {
    const missing = Object.assign(new Event("vite:preloadError", { cancelable: true }), { payload: error })
    window.dispatchEvent(missing)
    if (!missing.defaultPrevented) throw error
    return new Promise<never>(() => {})
  }
}
