import { pngOf } from "./sheet-png.server.ts"
import { sealSvg } from "./sheet-svg.server.ts"

const WIDTH = 512

let png: Promise<Uint8Array> | undefined

/** The seal of the certificate alone, as the image of the badge. */
export function badgePng(): Promise<Uint8Array> {
  png ??= pngOf(sealSvg(), WIDTH)
  png.catch(() => (png = undefined))
  return png
}
