import { StrictMode, startTransition, useEffect } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { replayEvents } from "./lib/rendering/event-replay.ts"
import { handleMissingChunks } from "./lib/rendering/missing-chunks.ts"
import { trackNavigation } from "./lib/rendering/navigation-target.ts"
import { ownBuild } from "./lib/rendering/own-build.ts"
import { loadErrorPage } from "./ui/shell/lazy-error-page.tsx"

// Effects run from the inside out: when this one runs, the whole page is hydrated.
function AfterHydration({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    replayEvents()
    // Loaded while there is a network, so that it can be shown when there is none.
    void loadErrorPage()
    void import("./lib/rendering/after-hydration.ts").then(({ afterHydration }) => afterHydration())
  }, [])
  return children
}

ownBuild()
handleMissingChunks()
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
