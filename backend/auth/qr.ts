import { withErrorCorrection } from "./qr-codewords.ts"

const QUIET_ZONE = 4
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

interface Grid {
  size: number
  dark: boolean[][]
  /** Modules that are part of the pattern itself and carry no data. */
  fixed: boolean[][]
}

/** A QR code as SVG. Without the sign # in it, because the client puts it into a data URL as it is. */
export function qrSvg(text: string): string {
  const modules = qrModules(text)
  const side = modules.length + 2 * QUIET_ZONE
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : "")))
    .join("")
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 4}" height="${side * 4}" ` +
    `shape-rendering="crispEdges"><rect width="100%" height="100%" fill="white"/><path fill="black" d="${path}"/></svg>`
  )
}

/** The dark modules, row by row, at error correction level M. */
export function qrModules(text: string): boolean[][] {
  const { version, codewords } = withErrorCorrection(new TextEncoder().encode(text))
  const grid = emptyGrid(version)
  placeData(grid, codewords)
  const candidates = MASKS.map((_, mask) => masked(grid, mask))
  return candidates.reduce((best, candidate) => (unrest(candidate) < unrest(best) ? candidate : best))
}

function emptyGrid(version: number): Grid {
  const size = version * 4 + 17
  const blank = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const grid = { size, dark: blank(), fixed: blank() }
  for (let i = 0; i < size; i++) {
    set(grid, 6, i, i % 2 === 0)
    set(grid, i, 6, i % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(grid, x, y, 4, distance => distance !== 2 && distance !== 4)
  }
  const centers = alignmentCenters(version, size)
  const last = centers.length - 1
  for (const [i, x] of centers.entries()) {
    for (const [j, y] of centers.entries()) {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)
      if (!isCorner) square(grid, x, y, 2, distance => distance !== 1)
    }
  }
  writeFormat(grid, 0)
  if (version >= 7) writeVersion(grid, version)
  return grid
}

function set(grid: Grid, x: number, y: number, dark: boolean) {
  if (x < 0 || y < 0 || x >= grid.size || y >= grid.size) return
  grid.dark[y]![x] = dark
  grid.fixed[y]![x] = true
}

function square(grid: Grid, x: number, y: number, radius: number, isDark: (distance: number) => boolean) {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      set(grid, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

function alignmentCenters(version: number, size: number) {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step).reverse()]
}

/** The mask and the level, twice, with ten bits by which a reader mends them. */
export function formatBits(mask: number) {
  return ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412
}

function writeFormat(grid: Grid, mask: number) {
  const bits = formatBits(mask)
  const bit = (i: number) => ((bits >> i) & 1) === 1
  for (let i = 0; i <= 5; i++) set(grid, 8, i, bit(i))
  set(grid, 8, 7, bit(6))
  set(grid, 8, 8, bit(7))
  set(grid, 7, 8, bit(8))
  for (let i = 9; i < 15; i++) set(grid, 14 - i, 8, bit(i))
  for (let i = 0; i < 8; i++) set(grid, grid.size - 1 - i, 8, bit(i))
  for (let i = 8; i < 15; i++) set(grid, 8, grid.size - 15 + i, bit(i))
  set(grid, 8, grid.size - 8, true)
}

function writeVersion(grid: Grid, version: number) {
  const bits = (version << 12) | remainder(version, 12, 0x1f25)
  for (let i = 0; i < 18; i++) {
    const [far, near] = [grid.size - 11 + (i % 3), Math.floor(i / 3)]
    const dark = ((bits >> i) & 1) === 1
    set(grid, far, near, dark)
    set(grid, near, far, dark)
  }
}

function remainder(value: number, length: number, generator: number) {
  let rest = value
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator)
  return rest
}

// Two columns at a time from the right, up and down in turns.
function placeData(grid: Grid, codewords: Uint8Array) {
  let position = 0
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < grid.size; step++) {
      for (const x of [right, right - 1]) {
        const isUpward = ((right + 1) & 2) === 0
        const y = isUpward ? grid.size - 1 - step : step
        if (grid.fixed[y]![x]) continue
        grid.dark[y]![x] = (((codewords[position >> 3] ?? 0) >> (7 - (position & 7))) & 1) === 1
        position++
      }
    }
  }
}

function masked(grid: Grid, mask: number): boolean[][] {
  const flips = MASKS[mask]!
  const dark = grid.dark.map((row, y) => row.map((value, x) => value !== (!grid.fixed[y]![x] && flips(x, y))))
  writeFormat({ ...grid, dark }, mask)
  return dark
}

// Long runs and blocks of one colour make a code hard to read.
function unrest(dark: boolean[][]) {
  let points = 0
  for (let y = 0; y < dark.length; y++) {
    for (let x = 0; x < dark.length; x++) {
      const value = dark[y]![x]
      const same = (dx: number, dy: number) => dark[y + dy]?.[x + dx] === value
      if (same(1, 0) && same(0, 1) && same(1, 1)) points += 3
      if ([1, 2, 3, 4].every(distance => same(distance, 0))) points++
      if ([1, 2, 3, 4].every(distance => same(0, distance))) points++
    }
  }
  return points
}
