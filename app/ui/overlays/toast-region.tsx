import { lazy, Suspense, useSyncExternalStore } from "react"
import { type Toast, toasts } from "./toasts.ts"

const NONE: readonly Toast[] = []

// Loaded on demand; pages that show toasts already have the code.
const TimedToast = lazy(() => import("./toast.tsx").then(({ TimedToast }) => ({ default: TimedToast })))

/** Where toasts appear, once per document. The live region must exist before the first toast to be announced. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list, () => NONE)
  return (
    <section
      aria-label="Notices"
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid justify-items-end gap-3 print:hidden"
    >
      {shown.map(toast => (
        <Suspense key={toast.id}>
          <TimedToast toast={toast} />
        </Suspense>
      ))}
    </section>
  )
}
