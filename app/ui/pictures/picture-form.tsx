import { type ComponentProps, lazy, Suspense } from "react"
import type { PictureFormContent } from "./picture-form-content.tsx"

// The form works without script, so the browser loads its code on demand.
const Content = import.meta.env.SSR
  ? (await import("./picture-form-content.tsx")).PictureFormContent
  : lazy(async () => ({ default: (await import("./picture-form-content.tsx")).PictureFormContent }))

/** The form on a staff page that chooses the picture of a row; its intent is `picture`. */
export function PictureForm(props: ComponentProps<typeof PictureFormContent>) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  )
}
