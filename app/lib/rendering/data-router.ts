import type { Location } from "react-router"

/** React Router's own router, which it leaves on the window; tests/e2e/new-build.spec.ts guards that. */
interface DataRouter {
  state: { navigation: { state: "idle" | "loading" | "submitting"; location?: Location } }
  subscribe(listener: () => void): () => void
}

export function dataRouter() {
  return (window as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter
}
