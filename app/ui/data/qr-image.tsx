import { cn } from "#app/lib/theming/cn.ts"

interface Props {
  path: string
  size: number
  /** The accessible name. */
  label: string
  className?: string
}

/** A QR code that is already encoded, black on white. */
export function QrImage({ path, size, label, className }: Props) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={cn("aspect-square bg-white", className)}
    >
      <path d={path} fill="black" />
    </svg>
  )
}
