import type { IconDrawing } from "./icon-drawing.ts"

const drawings = new Map<string, IconDrawing>()

/** The build inserts a call for each icon a module uses (scripts/bundle/known-icons.ts), before the module runs. */
export function registerIcon(name: string, drawing: IconDrawing) {
  drawings.set(name, drawing)
}

export function registeredIcon(name: string) {
  return drawings.get(name)
}
