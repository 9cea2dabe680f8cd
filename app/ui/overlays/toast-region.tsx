import { lazy, Suspense, useSyncExternalStore } from "react"
import { type Toast, toasts } from "./toasts.ts"

const NONE: readonly Toast[] = []

// Whoever shows a toast has its code at hand; every other page does without.
const PassingToast = lazy(() => import("./toast.tsx").then(({ PassingToast }) => ({ default: PassingToast })))

/** Where toasts appear; once in the document. It is there before the first one, or nobody would hear it. */
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
          <PassingToast toast={toast} />
        </Suspense>
      ))}
    </section>
  )
}
