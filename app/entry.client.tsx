import { StrictMode, startTransition, useEffect } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { replayEvents } from "./lib/rendering/event-replay.ts"
import { reloadOnMissingChunk } from "./lib/rendering/missing-chunks.ts"
import { loadErrorPage } from "./ui/shell/lazy-error-page.tsx"

// Its effect runs after those of everything inside: from then on the whole page listens.
function Started({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    replayEvents()
    // While there is a network: the page that says there is none.
    void loadErrorPage()
    void import("./lib/rendering/after-hydration.ts").then(({ afterHydration }) => afterHydration())
  }, [])
  return children
}

reloadOnMissingChunk()
startTransition(() => {
  const site = (
    <StrictMode>
      <Started>
        <HydratedRouter />
      </Started>
    </StrictMode>
  )
  const isServerRendered = document.querySelector("script[data-ssr=true]") !== null
  if (isServerRendered) hydrateRoot(document, site)
  else createRoot(document).render(site)
})
