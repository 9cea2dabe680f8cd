import { encode } from "uqr"
import { cn } from "#app/lib/theming/cn.ts"

export interface QrCodeProps {
  /** The encoded text. */
  text: string
  /** The accessible name. */
  label: string
  className?: string
}

/** A QR code as one black path on white, with the quiet zone that scanners need. */
export function QrDrawing({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={cn("aspect-square bg-white", className)}
    >
      <path d={pathOf(data)} fill="black" />
    </svg>
  )
}

/** Each dark run of a row as one bar. */
function pathOf(rows: readonly (readonly boolean[])[]) {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join("")
}
