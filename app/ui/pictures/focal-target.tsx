import type { KeyboardEvent, MouseEvent, ReactNode } from "react"
import { useHydrated } from "#app/lib/rendering/use-hydrated.ts"
import { movedByArrow, type Point, percentAt } from "./focal-point.ts"

interface Props {
  /** In percent of the picture. */
  point: Point
  onMove(point: Point): void
  /** The picture. */
  children: ReactNode
}

/** A picture whose focal point is moved by a click or by the arrow keys. */
export function FocalTarget({ point, onMove, children }: Props) {
  const isHydrated = useHydrated()

  function choose(event: MouseEvent<HTMLButtonElement>) {
    // The keyboard's click has no position.
    if (event.detail === 0) return
    onMove(percentAt(event.currentTarget.getBoundingClientRect(), event))
  }

  function move(event: KeyboardEvent) {
    const moved = movedByArrow(point, event.key)
    if (!moved) return
    event.preventDefault()
    onMove(moved)
  }

  return (
    <div className="relative justify-self-start">
      {children}
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full overflow-visible">
        <circle
          cx={`${point.x}%`}
          cy={`${point.y}%`}
          r="13"
          strokeWidth="4"
          className="fill-marigold-400/70 stroke-ink"
        />
      </svg>
      {isHydrated && (
        <button
          type="button"
          onClick={choose}
          onKeyDown={move}
          aria-label={`Focal point: ${point.x} % from the left, ${point.y} % from the top. Move it with the arrow keys.`}
          className="absolute inset-0 cursor-crosshair rounded-input"
        />
      )}
    </div>
  )
}
