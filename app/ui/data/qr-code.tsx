import { lazy, Suspense } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import type { QrCodeProps } from "./qr-drawing.tsx"

// Loaded on demand in the browser, because the encoder is as large as a page.
const Drawing = import.meta.env.SSR
  ? (await import("./qr-drawing.tsx")).QrDrawing
  : lazy(async () => ({ default: (await import("./qr-drawing.tsx")).QrDrawing }))

/** A QR code; the fallback reserves its space. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<div className={cn("aspect-square bg-white", props.className)} />}>
      <Drawing {...props} />
    </Suspense>
  )
}
