import { createRequire } from "node:module"

/** As much of HarfBuzz as setting a line needs. */
export interface HarfBuzz {
  createBlob(bytes: Uint8Array): object
  createFace(blob: object, index: number): Face
  createFont(face: Face): Font
  createBuffer(): Buffer
  shape(font: Font, buffer: Buffer): void
}

interface Face {
  upem: number
  collectUnicodes(): Uint32Array
}

interface Font {
  setVariations(variations: Record<string, number>): void
  glyphToPath(glyph: number): string
}

interface Buffer {
  addText(text: string): void
  guessSegmentProperties(): void
  json(): { g: number; ax: number; dx: number; dy: number }[]
  destroy(): void
}

// The package is a promise and would be taken for a module that can be awaited, were it imported.
export async function loadHarfBuzz(): Promise<HarfBuzz> {
  return createRequire(import.meta.url)("harfbuzzjs")
}
