import { brotliDecompressSync } from "node:zlib"
import { ByteReader } from "./byte-reader.ts"
import { restoreGlyphs, restoreMetrics } from "./woff2-glyphs.server.ts"

// The order is the format's own.
const TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
const TAG_LENGTH = 4
const NO_GLYPH_TRANSFORM = 3

interface Entry {
  tag: string
  isTransformed: boolean
  length: number
}

/**
 * A WOFF2 file as the plain font inside it. Our fonts come from npm as WOFF2 only, and what shapes text for
 * pictures reads plain fonts only.
 */
export function fontFromWoff2(file: Uint8Array): Uint8Array {
  const reader = new ByteReader(file)
  if (reader.text(4) !== "wOF2") throw new Error("This is not a WOFF2 file")
  const flavor = reader.uint32()
  reader.skip(4)
  const count = reader.uint16()
  reader.skip(6)
  const compressedSize = reader.uint32()
  reader.skip(24)
  const entries = Array.from({ length: count }, () => readEntry(reader))
  const body = new ByteReader(new Uint8Array(brotliDecompressSync(reader.bytes(compressedSize))))
  const stored = new Map(entries.map(entry => [entry.tag, body.bytes(entry.length)]))
  return assemble(flavor, restored(stored, entries))
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.uint8()
  const known = flags & 0x3f
  const tag = known === 0x3f ? reader.text(4) : tagAt(known)
  const version = flags >> 6
  const isTransformed = tag === "glyf" || tag === "loca" ? version !== NO_GLYPH_TRANSFORM : version !== 0
  const originalLength = reader.base128()
  return { tag, isTransformed, length: isTransformed ? reader.base128() : originalLength }
}

function tagAt(index: number) {
  return TAGS.slice(index * (TAG_LENGTH + 1), index * (TAG_LENGTH + 1) + TAG_LENGTH)
}

function restored(stored: Map<string, Uint8Array>, entries: Entry[]): Map<string, Uint8Array> {
  const tables = new Map(stored)
  const isTransformed = (tag: string) => entries.some(entry => entry.tag === tag && entry.isTransformed)
  if (!isTransformed("glyf")) return tables
  const { glyf, loca, leftEdges } = restoreGlyphs(stored.get("glyf")!)
  tables.set("glyf", glyf).set("loca", loca)
  // The offsets written here are long ones.
  const head = stored.get("head")!.slice()
  new DataView(head.buffer).setInt16(50, 1)
  tables.set("head", head)
  if (isTransformed("hmtx")) {
    const metricCount = new ByteReader(stored.get("hhea")!.subarray(34)).uint16()
    tables.set("hmtx", restoreMetrics(stored.get("hmtx")!, metricCount, leftEdges))
  }
  return tables
}

function assemble(flavor: number, tables: Map<string, Uint8Array>): Uint8Array {
  const headSize = 12 + 16 * tables.size
  const padded = (size: number) => (size + 3) & ~3
  const size = [...tables.values()].reduce((sum, table) => sum + padded(table.length), headSize)
  const font = new Uint8Array(size)
  const view = new DataView(font.buffer)
  view.setUint32(0, flavor)
  view.setUint16(4, tables.size)
  let offset = headSize
  for (const [index, [tag, table]] of [...tables].sort(([a], [b]) => (a < b ? -1 : 1)).entries()) {
    const entry = 12 + 16 * index
    font.set(new TextEncoder().encode(tag), entry)
    view.setUint32(entry + 8, offset)
    view.setUint32(entry + 12, table.length)
    font.set(table, offset)
    offset += padded(table.length)
  }
  return font
}
