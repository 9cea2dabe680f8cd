import { type ComponentProps, lazy, Suspense } from "react"
import type { CreditedPicture } from "./credited-picture.tsx"

// The HTML has the picture, so the browser loads the code on demand.
const Content = import.meta.env.SSR
  ? (await import("./credited-picture.tsx")).CreditedPicture
  : lazy(async () => ({ default: (await import("./credited-picture.tsx")).CreditedPicture }))

/** A picture on a page for visitors, with the name of the person who made it. */
export function PictureFigure(props: ComponentProps<typeof CreditedPicture>) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  )
}
