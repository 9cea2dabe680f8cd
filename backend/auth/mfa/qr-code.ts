import { renderSVG } from "uqr"

/** A QR code as SVG. Without the sign # in it, because the client puts it into a data URL as it is. */
export function qrSvg(text: string): string {
  return renderSVG(text, { border: 4, pixelSize: 4, ecc: "M", whiteColor: "white", blackColor: "black" })
}
