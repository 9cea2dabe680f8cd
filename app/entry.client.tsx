import { StrictMode, startTransition, useEffect } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { replayEvents } from "./lib/rendering/event-replay.ts"
import { handleMissingChunks } from "./lib/rendering/missing-chunks.ts"
import { trackNavigation } from "./lib/rendering/navigation-target.ts"
import { ownBuild } from "./lib/rendering/own-build.ts"
import { loadOfflineRetry } from "./ui/overlays/retry-middleware.ts"
import { loadErrorPage } from "./ui/shell/lazy-error-page.tsx"

const LATER = [
  // Loaded now, so that they are available offline.
  loadErrorPage,
  loadOfflineRetry,
  async () => (await import("./ui/shell/after-start.ts")).afterStart(sendWaiting),
]

// Loaded only if something waits on this device.
async function sendWaiting() {
  await (await import("./send-waiting.ts")).sendWaiting()
}

// Effects of children run first, so the whole page is hydrated when this one runs.
function AfterHydration({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    replayEvents()
    // In tasks of their own: preparing an import takes a phone 10 ms.
    for (const load of LATER) setTimeout(load)
  }, [])
  return children
}

ownBuild()
handleMissingChunks(async () => (await loadOfflineRetry()).whenOnline())
// In a task after the one that evaluated React.
setTimeout(() => startTransition(hydrate))

function hydrate() {
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
}
