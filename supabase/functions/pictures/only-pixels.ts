/** Whether a file of this format has the parts that pixels need and no others: no EXIF, XMP, comments or appended data. */
export function hasOnlyPixels(bytes: Uint8Array, format: "avif" | "webp" | "jpg"): boolean {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (format === "jpg") return isBareJpeg(view)
    return format === "webp" ? isBareWebp(view) : isBareAvif(view)
  } catch (error) {
    // A length that points past the end.
    if (error instanceof RangeError) return false
    throw error
  }
}

const START_OF_IMAGE = 0xffd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

// JFIF header, Adobe's color transform, tables, frame headers, restart interval and scans.
function isPixelSegment(marker: number) {
  const isFrameOrTable = marker >= 0xc0 && marker <= 0xcf
  return isFrameOrTable || [0xda, 0xdb, 0xdd, 0xe0, 0xee].includes(marker)
}

function isBareJpeg(view: DataView) {
  if (view.getUint16(0) !== START_OF_IMAGE) return false
  let at = 2
  for (;;) {
    if (view.getUint8(at) !== 0xff) return false
    const marker = view.getUint8(at + 1)
    if (marker === END_OF_IMAGE) return at + 2 === view.byteLength
    if (!isPixelSegment(marker)) return false
    at += 2 + view.getUint16(at + 2)
    if (marker === START_OF_SCAN) at = endOfScan(view, at)
  }
}

/** The next marker that is neither an escaped 0xff nor a restart. */
function endOfScan(view: DataView, start: number) {
  let at = start
  for (;;) {
    const next = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
    at++
  }
}

const WEBP_CHUNKS = ["VP8 ", "VP8L", "VP8X", "ALPH"]

function isBareWebp(view: DataView) {
  if (textAt(view, 0) !== "RIFF" || textAt(view, 8) !== "WEBP") return false
  if (view.getUint32(4, true) + 8 !== view.byteLength) return false
  let at = 12
  while (at < view.byteLength) {
    if (!WEBP_CHUNKS.includes(textAt(view, at))) return false
    const size = view.getUint32(at + 4, true)
    at += 8 + size + (size % 2)
  }
  return at === view.byteLength
}

interface Box {
  type: string
  start: number
  end: number
}

function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = []
  let at = from
  while (at < to) {
    const size = view.getUint32(at)
    if (size < 8 || at + size > to) throw new RangeError("A box ends past its parent")
    boxes.push({ type: textAt(view, at + 4), start: at + 8, end: at + size })
    at += size
  }
  return boxes
}

const FULL_BOX_HEADER = 4

function isBareAvif(view: DataView) {
  const [brand, meta, ...rest] = boxesIn(view, 0, view.byteLength)
  if (brand?.type !== "ftyp" || meta?.type !== "meta" || rest.some(({ type }) => type !== "mdat"))
    return false
  const items = boxesIn(view, meta.start + FULL_BOX_HEADER, meta.end).find(({ type }) => type === "iinf")
  if (!items) return false
  const isLong = view.getUint8(items.start) > 0
  const entries = boxesIn(view, items.start + FULL_BOX_HEADER + (isLong ? 4 : 2), items.end)
  return (
    entries.length > 0 && entries.every(entry => entry.type === "infe" && itemType(view, entry) === "av01")
  )
}

function itemType(view: DataView, { start }: Box) {
  const idBytes = view.getUint8(start) > 2 ? 4 : 2
  return textAt(view, start + FULL_BOX_HEADER + idBytes + 2)
}

function textAt(view: DataView, at: number) {
  return String.fromCharCode(...[0, 1, 2, 3].map(offset => view.getUint8(at + offset)))
}
