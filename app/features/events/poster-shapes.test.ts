import { expect, test } from "vitest"
import { type Shape, wallShapes } from "./poster-shapes.ts"

const COLUMNS: Record<Shape, number> = { large: 2, wide: 2, small: 1, full: 4 }

/** Places shapes as the browser does: each in the first free cells after the one before it. */
function holes(shapes: Shape[]) {
  const taken = new Set<string>()
  let [row, column] = [0, 0]
  for (const shape of shapes) {
    const [width, height] = [COLUMNS[shape], shape === "large" ? 2 : 1]
    const fits = () =>
      column + width <= 4 &&
      Array.from({ length: width }, (_, n) => n).every(n => !taken.has(`${row} ${column + n}`))
    while (!fits()) {
      column += 1
      if (column >= 4) [row, column] = [row + 1, 0]
    }
    for (let y = row; y < row + height; y++)
      for (let x = column; x < column + width; x++) taken.add(`${y} ${x}`)
  }
  const last = Math.max(...[...taken].map(cell => Number(cell.split(" ")[0])))
  return (last + 1) * 4 - taken.size
}

test("no number of posters leaves a hole, beside the empty place or without it", () => {
  for (let count = 1; count <= 60; count++) {
    const wall = wallShapes(count, { hasLarge: true, hasRoom: true })
    expect(wall.posters).toHaveLength(count)
    expect([count, holes([...wall.posters, wall.room!])]).toEqual([count, 0])
    const near = wallShapes(count - 1, { hasLarge: true, hasRoom: true })
    expect([count, holes([...near.posters, near.room!])]).toEqual([count, 0])
    const online = wallShapes(count, { hasLarge: false, hasRoom: false })
    expect([count, holes(online.posters)]).toEqual([count, 0])
  }
})

test("twelve posters have the shapes of the design", () => {
  const [large, ...others] = wallShapes(12, { hasLarge: true, hasRoom: true }).posters
  expect(large).toBe("large")
  expect(others.map(shape => shape[0]).join("")).toBe("ssss" + "wss" + "ssw" + "w")
})
