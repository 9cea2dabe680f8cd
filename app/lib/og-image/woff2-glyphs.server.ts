import { ByteReader } from "./byte-reader.ts"

interface Streams {
  contours: ByteReader
  points: ByteReader
  flags: ByteReader
  glyphs: ByteReader
  composites: ByteReader
  boxes: ByteReader
  instructions: ByteReader
}

const ARE_WORDS = 0x1
const HAS_SCALE = 0x8
const MORE_COMPONENTS = 0x20
const HAS_TWO_SCALES = 0x40
const HAS_MATRIX = 0x80
const HAS_INSTRUCTIONS = 0x100

/** Puts the outlines together again, which WOFF2 keeps as seven separate streams. */
export function restoreGlyphs(transformed: Uint8Array) {
  const reader = new ByteReader(transformed)
  reader.skip(4)
  const count = reader.uint16()
  reader.skip(2)
  const sizes = Array.from({ length: 7 }, () => reader.uint32())
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map(
    size => new ByteReader(reader.bytes(size)),
  )
  const streams = { contours, points, flags, glyphs, composites, boxes, instructions } as Streams
  const boxMap = streams.boxes.bytes(4 * Math.floor((count + 31) / 32))
  const parts: Uint8Array[] = []
  const loca = new DataView(new ArrayBuffer(4 * (count + 1)))
  const leftEdges: number[] = []
  let size = 0
  for (let index = 0; index < count; index++) {
    const hasBox = Boolean((boxMap[index >> 3]! << (index & 7)) & 0x80)
    const glyph = readGlyph(streams, hasBox)
    leftEdges.push(glyph.length > 0 ? new ByteReader(glyph.subarray(2)).int16() : 0)
    parts.push(glyph)
    size += glyph.length
    loca.setUint32(4 * (index + 1), size)
  }
  return { glyf: joined(parts), loca: new Uint8Array(loca.buffer), leftEdges }
}

/** Side bearings that equal the outline's left edge are left out of a WOFF2 file. */
export function restoreMetrics(transformed: Uint8Array, metricCount: number, leftEdges: number[]) {
  const reader = new ByteReader(transformed)
  const flags = reader.uint8()
  const advances = Array.from({ length: metricCount }, () => reader.uint16())
  const bearings = leftEdges.map((edge, index) => {
    const isLeftOut = flags & (index < metricCount ? 1 : 2)
    return isLeftOut ? edge : reader.int16()
  })
  const values = bearings.flatMap((bearing, index) =>
    index < metricCount ? [advances[index]!, bearing] : [bearing],
  )
  return int16s(values)
}

function readGlyph(streams: Streams, hasBox: boolean): Uint8Array {
  const contourCount = streams.contours.int16()
  if (contourCount === 0) return new Uint8Array(0)
  return contourCount < 0 ? readComposite(streams) : readOutline(streams, contourCount, hasBox)
}

function readComposite({ composites, boxes, glyphs, instructions }: Streams): Uint8Array {
  const parts = [int16s([-1]), boxes.bytes(8)]
  let flags = 0
  do {
    flags = composites.uint16()
    const scale = flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0
    parts.push(int16s([flags]), composites.bytes(2 + (flags & ARE_WORDS ? 4 : 2) + scale))
  } while (flags & MORE_COMPONENTS)
  if (flags & HAS_INSTRUCTIONS) {
    const length = glyphs.short255()
    parts.push(int16s([length]), instructions.bytes(length))
  }
  return padded(joined(parts))
}

function readOutline(streams: Streams, contourCount: number, hasBox: boolean): Uint8Array {
  const ends: number[] = []
  let pointCount = 0
  for (let contour = 0; contour < contourCount; contour++) {
    pointCount += streams.points.short255()
    ends.push(pointCount - 1)
  }
  const points = Array.from({ length: pointCount }, () => readPoint(streams))
  const instructionLength = streams.glyphs.short255()
  const box = hasBox ? streams.boxes.bytes(8) : int16s(boxAround(points))
  return padded(
    joined([
      int16s([contourCount]),
      box,
      int16s([...ends, instructionLength]),
      streams.instructions.bytes(instructionLength),
      // Only "on the curve" is said of a point; that leaves both steps as whole words.
      Uint8Array.from(points, ({ isOnCurve }) => (isOnCurve ? 1 : 0)),
      int16s(points.map(({ dx }) => dx)),
      int16s(points.map(({ dy }) => dy)),
    ]),
  )
}

interface Point {
  dx: number
  dy: number
  isOnCurve: boolean
}

/** A step from one point to the next; its flag says how it is packed and where its signs are. */
function readPoint({ flags, glyphs }: Streams): Point {
  const raw = flags.uint8()
  const flag = raw & 0x7f
  const isOnCurve = raw < 0x80
  const [x, y] = readStep(flag, () => glyphs.uint8())
  if (flag < 20)
    return { dx: flag < 10 ? 0 : signed(flag, x), dy: flag < 10 ? signed(flag, y) : 0, isOnCurve }
  return { dx: signed(flag, x), dy: signed(flag >> 1, y), isOnCurve }
}

function readStep(flag: number, next: () => number): [x: number, y: number] {
  const first = next()
  if (flag < 10) return [0, ((flag & 14) << 7) + first]
  if (flag < 20) return [(((flag - 10) & 14) << 7) + first, 0]
  if (flag < 84) {
    const base = flag - 20
    return [1 + (base & 0x30) + (first >> 4), 1 + ((base & 0x0c) << 2) + (first & 0x0f)]
  }
  const second = next()
  if (flag < 120) {
    const base = flag - 84
    return [1 + (Math.floor(base / 12) << 8) + first, 1 + (((base % 12) >> 2) << 8) + second]
  }
  const third = next()
  if (flag < 124) return [(first << 4) + (second >> 4), ((second & 0x0f) << 8) + third]
  return [(first << 8) + second, (third << 8) + next()]
}

function signed(flag: number, value: number) {
  return flag & 1 ? value : -value
}

function boxAround(points: Point[]) {
  const box = { left: Infinity, bottom: Infinity, right: -Infinity, top: -Infinity }
  let x = 0
  let y = 0
  for (const { dx, dy } of points) {
    x += dx
    y += dy
    box.left = Math.min(box.left, x)
    box.bottom = Math.min(box.bottom, y)
    box.right = Math.max(box.right, x)
    box.top = Math.max(box.top, y)
  }
  return [box.left, box.bottom, box.right, box.top]
}

function int16s(values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * values.length))
  for (const [index, value] of values.entries()) view.setInt16(2 * index, value)
  return new Uint8Array(view.buffer)
}

function padded(bytes: Uint8Array): Uint8Array {
  const even = new Uint8Array((bytes.length + 3) & ~3)
  even.set(bytes)
  return even
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
