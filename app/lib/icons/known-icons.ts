import type { IconDrawing } from "./icon-drawing.ts"

const drawings = new Map<string, IconDrawing>()

/** Called by the build for each icon a module names (scripts/bundle/known-icons.ts), before the module runs. */
export function knowIcon(name: string, drawing: IconDrawing) {
  drawings.set(name, drawing)
}

export function knownIcon(name: string) {
  return drawings.get(name)
}
