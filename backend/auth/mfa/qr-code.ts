import { renderSVG } from "uqr"

/** A QR code as SVG, without `#`: the client puts it into a data URL unescaped. */
export function qrSvg(text: string): string {
  return renderSVG(text, { border: 4, pixelSize: 4, ecc: "M", whiteColor: "white", blackColor: "black" })
}
