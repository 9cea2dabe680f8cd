export interface Point {
  x: number
  y: number
}

const STEP = 5

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** The position of a click, in percent of the box. */
export function percentAt(
  box: { left: number; top: number; width: number; height: number },
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  return {
    x: clampPercent(((clientX - box.left) / box.width) * 100),
    y: clampPercent(((clientY - box.top) / box.height) * 100),
  }
}

/** Null for a key that is no arrow. */
export function movedByArrow({ x, y }: Point, key: string): Point | null {
  const step = ARROWS[key]
  return step ? { x: clampPercent(x + step.x), y: clampPercent(y + step.y) } : null
}

/** A whole number from 0 to 100; text that is no number counts as the middle. */
export function clampPercent(value: number | string): number {
  const number = value === "" ? Number.NaN : Number(value)
  return Number.isFinite(number) ? Math.round(Math.min(Math.max(number, 0), 100)) : 50
}
