import { lazy, Suspense } from "react"

// Only practice sites have it, so browsers load its code on demand.
const bundled = import.meta.env.SSR ? await import("./practice-frame.tsx") : null
const Frame =
  bundled?.PracticeFrame ??
  lazy(async () => ({ default: (await import("./practice-frame.tsx")).PracticeFrame }))

export function LazyPracticeFrame() {
  return (
    <Suspense>
      <Frame />
    </Suspense>
  )
}
