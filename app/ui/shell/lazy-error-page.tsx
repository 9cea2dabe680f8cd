import { type ComponentProps, lazy, Suspense } from "react"
import type { ErrorPage } from "./error-page.tsx"

// Few visitors see it, so the browser loads its code on demand.
const bundled = import.meta.env.SSR ? await import("./error-page.tsx") : null
const Page = bundled ? bundled.ErrorPage : lazy(loadErrorPage)

export function LazyErrorPage(props: ComponentProps<typeof ErrorPage>) {
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  )
}

/** Also called after hydration, so that it is available offline. */
export async function loadErrorPage() {
  try {
    return { default: (await import("./error-page.tsx")).ErrorPage }
  } catch {
    return { default: PlainErrorPage }
  }
}

// Its code could not be loaded either, so an unknown error is most likely the network's.
function PlainErrorPage({ message, cause }: ComponentProps<typeof ErrorPage>) {
  return (
    <main className="wrap py-section">
      <h1 className="text-2">
        {cause ? "You’re offline. Reload to try again." : `An error occurred: ${message}`}
      </h1>
      <a href="/">GO BACK HOME</a>
    </main>
  )
}
