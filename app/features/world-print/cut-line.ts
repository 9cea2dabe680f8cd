/** A drawing's pixels, four bytes each. */
interface Pixels {
  width: number
  height: number
  pixels: Uint8Array
}

/** From the drawing to the line, in pixels. */
const DISTANCE = 11
/** From one point of the line to the next, in steps along its edge. */
const STRIDE = 6
// To the right, then clockwise.
const AROUND = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const

/** A path around a drawing, along which it is cut out. */
export function cutLine(drawing: Pixels) {
  const { width, height } = drawing
  const distances = distancesFrom(drawing)
  const isInside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && distances[y * width + x]! <= DISTANCE
  const start = distances.findIndex(distance => distance <= DISTANCE)
  const points = edgeFrom(start % width, Math.floor(start / width), isInside)
  const kept = points.filter((_, at) => at % STRIDE === 0)
  return `M${kept.map(([x, y]) => `${x} ${y}`).join("L")}Z`
}

/** How far each pixel is from the drawing: one sweep down and one up, each adding the way from its neighbors. */
function distancesFrom({ width, height, pixels }: Pixels) {
  const distances = Array.from({ length: width * height }, (_, at) =>
    pixels[at * 4 + 3]! > 40 ? 0 : Infinity,
  )
  const at = (x: number, y: number) =>
    x < 0 || x >= width ? Infinity : (distances[y * width + x] ?? Infinity)
  function sweep(x: number, y: number, side: 1 | -1) {
    const straight = Math.min(at(x - side, y), at(x, y - side)) + 1
    const across = Math.min(at(x - 1, y - side), at(x + 1, y - side)) + Math.SQRT2
    distances[y * width + x] = Math.min(at(x, y), straight, across)
  }
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) sweep(x, y, 1)
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) sweep(x, y, -1)
  return distances
}

/** Follows the edge of an area clockwise, from its first pixel in reading order. */
function edgeFrom(startX: number, startY: number, isInside: (x: number, y: number) => boolean) {
  const points: [number, number][] = []
  let [x, y, direction] = [startX, startY, 0]
  do {
    points.push([x, y])
    const turn = AROUND.findIndex((_, at) => {
      const [dx, dy] = AROUND[(direction + 5 + at) % 8]!
      return isInside(x + dx, y + dy)
    })
    direction = (direction + 5 + turn) % 8
    const [dx, dy] = AROUND[direction]!
    x += dx
    y += dy
  } while (x !== startX || y !== startY)
  return points
}
