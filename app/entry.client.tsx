import { StrictMode, startTransition, useEffect } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { replayEvents } from "./lib/rendering/event-replay.ts"
import { handleMissingChunks } from "./lib/rendering/missing-chunks.ts"
import { trackNavigation } from "./lib/rendering/navigation-target.ts"
import { ownBuild } from "./lib/rendering/own-build.ts"
import { loadOfflineRetry } from "./ui/overlays/retry-middleware.ts"
import { loadErrorPage } from "./ui/shell/lazy-error-page.tsx"

// Effects of children run first, so the whole page is hydrated when this one runs.
function AfterHydration({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    replayEvents()
    // Loaded now, so that they are available offline.
    void loadErrorPage()
    void loadOfflineRetry()
    void import("./lib/rendering/after-hydration.ts").then(({ afterHydration }) => afterHydration())
  }, [])
  return children
}

ownBuild()
handleMissingChunks(async () => (await loadOfflineRetry()).whenOnline())
startTransition(() => {
  const site = (
    <StrictMode>
      <AfterHydration>
        <HydratedRouter instrumentations={[trackNavigation]} />
      </AfterHydration>
    </StrictMode>
  )
  const isServerRendered = document.querySelector("script[data-ssr=true]") !== null
  if (isServerRendered) hydrateRoot(document, site)
  else createRoot(document).render(site)
})
