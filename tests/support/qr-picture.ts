interface Drawing {
  /** The path that the site draws, in modules. */
  path: string
  size: number
}

interface Picture {
  width: number
  height: number
  /** The side of the code with its quiet zone, in pixels. */
  side: number
  degrees: number
}

const BAR = /M(\d+) (\d+)h(\d+)v1H\d+z/g
const PAPER = 235
const INK = 20
const BACKGROUND = 120

/** A QR code in front of a camera: one byte of brightness for each pixel. */
export function qrPicture({ path, size }: Drawing, { width, height, side, degrees }: Picture) {
  const dark = new Set<number>()
  for (const [, x, y, length] of path.matchAll(BAR))
    for (let step = 0; step < Number(length); step++) dark.add(Number(y) * size + Number(x) + step)
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const brightness = new Uint8Array(width * height)
  for (let index = 0; index < brightness.length; index++) {
    const across = (index % width) + 0.5 - width / 2
    const down = Math.floor(index / width) + 0.5 - height / 2
    const x = Math.floor(((across * cos + down * sin) / side + 0.5) * size)
    const y = Math.floor(((down * cos - across * sin) / side + 0.5) * size)
    const isOutside = x < 0 || y < 0 || x >= size || y >= size
    brightness[index] = isOutside ? BACKGROUND : dark.has(y * size + x) ? INK : PAPER
  }
  return brightness
}
