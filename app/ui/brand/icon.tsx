import { createElement, useEffect, useState } from "react"
import type { IconDrawing, IconShape } from "#app/lib/icons/icon-drawing.ts"
import { registeredIcon } from "#app/lib/icons/known-icons.ts"
import { cn } from "#app/lib/theming/cn.ts"

interface IconProps {
  /** `collection:name`. Literal names are bundled; names from data are fetched after hydration. */
  name: string
  className?: string
  /** The accessible name. Without it the icon is decorative. */
  label?: string
  /** The drawing, if a loader has provided it (lib/icons/icon-collections.server.ts). */
  drawing?: IconDrawing | null
}

export function Icon({ name, className, label, drawing }: IconProps) {
  const known = drawing ?? registeredIcon(name)
  return known ? (
    <Drawing drawing={known} className={className} label={label} />
  ) : (
    <FetchedIcon key={name} name={name} className={className} label={label} />
  )
}

type Fetched = IconDrawing | "loading" | "missing"

// The placeholder has the final size, so that the layout does not shift.
function FetchedIcon({ name, className, label }: Omit<IconProps, "drawing">) {
  const [fetched, setFetched] = useState<Fetched>("loading")
  useEffect(() => {
    let isMounted = true
    import("#app/lib/icons/icon-client.ts")
      .then(({ fetchIcon }) => fetchIcon(name))
      .catch(() => null)
      .then(drawing => isMounted && setFetched(drawing ?? "missing"))
    return () => {
      isMounted = false
    }
  }, [name])
  return typeof fetched === "string" ? (
    <Drawing drawing={EMPTY} className={className} label={label} state={fetched} />
  ) : (
    <Drawing drawing={fetched} className={className} label={label} state="loaded" />
  )
}

const EMPTY: IconDrawing = { viewBox: "0 0 256 256", shapes: [] }

interface DrawingProps {
  drawing: IconDrawing
  className?: string
  label?: string
  state?: "loading" | "loaded" | "missing"
}

function Drawing({ drawing, className, label, state }: DrawingProps) {
  return (
    <svg
      role={label ? "img" : "presentation"}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={drawing.viewBox}
      width="1em"
      height="1em"
      focusable="false"
      data-icon={state}
      className={cn("inline-block flex-none align-[-0.125em]", className)}
    >
      {elementsOf(drawing)}
    </svg>
  )
}

const elements = new WeakMap<IconDrawing, React.ReactElement[]>()

function elementsOf(drawing: IconDrawing) {
  const drawn = elements.get(drawing) ?? drawing.shapes.map(draw)
  elements.set(drawing, drawn)
  return drawn
}

function draw([tag, attributes, children]: IconShape, key: number): React.ReactElement {
  return createElement(tag, { key, ...attributes }, children?.map(draw))
}
