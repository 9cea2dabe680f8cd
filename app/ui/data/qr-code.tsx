import { lazy, Suspense } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import type { QrCodeProps } from "./qr-drawing.tsx"

// What draws it weighs as much as the page around it, and is needed only where there is a code. The server has it
// at hand.
const Drawing = import.meta.env.SSR
  ? (await import("./qr-drawing.tsx")).QrDrawing
  : lazy(async () => ({ default: (await import("./qr-drawing.tsx")).QrDrawing }))

/** A QR code, of which the browser knows the place before the drawing. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<div className={cn("aspect-square bg-white", props.className)} />}>
      <Drawing {...props} />
    </Suspense>
  )
}
