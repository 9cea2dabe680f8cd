import { createPath } from "react-router"
import { dataRouter } from "./data-router.ts"
import { reloadOnce } from "./reload-once.ts"

/**
 * A part of the site that cannot be loaded during a navigation belongs to a build that is gone: the target is
 * loaded from the server instead. Vite announces such parts; so does React Router, by scripts/bundle/lean-router.ts.
 */
export function reloadOnMissingChunk() {
  window.addEventListener("vite:preloadError", event => {
    const target = dataRouter()?.state.navigation.location
    // Without a network the server has nothing better to offer than the error page.
    if (target && navigator.onLine && reloadOnce(createPath({ ...target, hash: "" }))) event.preventDefault()
  })
}
