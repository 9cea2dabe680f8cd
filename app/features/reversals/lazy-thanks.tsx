import { type ComponentProps, lazy, Suspense } from "react"
import type { Thanks } from "./thanks.tsx"

// Shown after a report was sent, so the browser loads its code while the form is filled in.
const bundled = import.meta.env.SSR ? await import("./thanks.tsx") : null
const Content = bundled ? bundled.Thanks : lazy(loadThanks)

export function LazyThanks(props: ComponentProps<typeof Thanks>) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  )
}

/** Also called when the form is opened, so that the thanks need no network. */
export async function loadThanks() {
  try {
    return { default: (await import("./thanks.tsx")).Thanks }
  } catch {
    return { default: PlainThanks }
  }
}

function PlainThanks() {
  return (
    <p id="report" role="status" className="wrap py-section text-lead">
      Thank you. Your report was sent.
    </p>
  )
}
