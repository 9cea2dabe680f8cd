import { cn } from "#app/lib/theming/cn.ts"
import type { Art } from "#content/schema/blocks.ts"

const WIDE: readonly [number, number] = [800, 450]
const TALL: readonly [number, number] = [600, 800]

export function artFile(name: Art) {
  return `/art/courses/${name}.svg`
}

export function artSize(name: Art) {
  return name === "person-signs" ? TALL : WIDE
}

interface Props {
  name: Art
  /** Alt text; empty where the text beside it says the same. */
  alt: string
  /** Loads eagerly, for pictures above the fold. */
  isEager?: boolean
  className?: string
}

/** An illustration of a lesson: a separate SVG file written by scripts/course-art.ts, so pages carry no path data. */
export function CourseArt({ name, alt, isEager = false, className }: Props) {
  const [width, height] = artSize(name)
  return (
    <img
      src={artFile(name)}
      width={width}
      height={height}
      alt={alt}
      loading={isEager ? undefined : "lazy"}
      decoding="async"
      className={cn("h-auto w-full", className)}
    />
  )
}
