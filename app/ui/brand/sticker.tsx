import type { ReactNode } from "react"
import { cn } from "#app/lib/theming/cn.ts"
import { burst, CIRCLE, scallop } from "#app/ui/brand/sticker-shape.ts"

const SHAPES = { burst: once(() => burst(16)), scallop: once(() => scallop(16)), circle: () => CIRCLE }

interface StickerProps {
  /** The color, as a class such as `fill-marigold-300`. */
  fill: string
  shape?: keyof typeof SHAPES
  /** Two or three short lines; `<b>` is large, `<small>` small. */
  children: ReactNode
  /** Size and tilt (4 to 12 degrees): `[--sticker:140px] rotate-8`. */
  className?: string
}

/** A reward or shout-out with a white edge. Use at most three per view. */
export function Sticker({ fill, shape = "burst", children, className }: StickerProps) {
  return (
    <div className={cn("sticker text-ink", className)}>
      <svg viewBox="-4 -4 108 108" aria-hidden="true">
        <path
          d={SHAPES[shape]()}
          strokeWidth="5"
          strokeLinejoin="round"
          paintOrder="stroke"
          className={cn("stroke-white", fill)}
        />
      </svg>
      <p>{children}</p>
    </div>
  )
}

/** An image styled as a sticker. */
export function DieCut({ children, className }: Pick<StickerProps, "children" | "className">) {
  return <div className={cn("die-cut", className)}>{children}</div>
}

/** A placeholder for a sticker that is not earned yet. */
export function StickerGap({ label, className }: { label: string; className?: string }) {
  return (
    <svg viewBox="-4 -4 108 108" role="img" aria-label={label} className={className}>
      <circle
        cx="50"
        cy="50"
        r="46"
        fill="none"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
        className="stroke-marigold-600"
      />
    </svg>
  )
}

// Most pages draw one shape or none.
function once(draw: () => string) {
  let shape: string | undefined
  return () => (shape ??= draw())
}
