import { crc32 } from "node:zlib"

/** Renders one of our SVGs. Text is outlines already, so no fonts are loaded. */
export async function pngOf(svg: string, width?: number): Promise<Uint8Array> {
  const { renderAsync } = await import("@resvg/resvg-js")
  const fitTo = width ? { fitTo: { mode: "width" as const, value: width } } : {}
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, ...fitTo })
  return new Uint8Array(image.asPng())
}

const SIGNATURE_AND_HEADER = 8 + 25

/** Bakes the signed credential into the PNG as Open Badges 3.0 specifies: an iTXt chunk after the header. */
export function bakeCredential(png: Uint8Array, credential: string): Buffer {
  const content = Buffer.concat([
    Buffer.from("iTXtopenbadgecredential\0\0\0\0\0", "latin1"),
    Buffer.from(credential),
  ])
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([png.subarray(0, SIGNATURE_AND_HEADER), chunk, png.subarray(SIGNATURE_AND_HEADER)])
}
