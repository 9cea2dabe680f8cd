import { type ComponentProps, lazy, Suspense } from "react"
import type { ErrorPage } from "./error-page.tsx"

// Few visitors meet it, so its code is no part of what every page loads. The server has it at hand.
const ready = import.meta.env.SSR ? await import("./error-page.tsx") : null
const Page = ready ? ready.ErrorPage : lazy(loadErrorPage)

export function LazyErrorPage(props: ComponentProps<typeof ErrorPage>) {
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  )
}

/** Asked for again after start, so that it is there when the network is not. */
export async function loadErrorPage() {
  try {
    return { default: (await import("./error-page.tsx")).ErrorPage }
  } catch {
    return { default: PlainErrorPage }
  }
}

function PlainErrorPage({ message }: ComponentProps<typeof ErrorPage>) {
  return (
    <main className="wrap py-section">
      <h1 className="text-2">An error occurred: {message}</h1>
      <a href="/">GO BACK HOME</a>
    </main>
  )
}
