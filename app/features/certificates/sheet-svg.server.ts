import { encode } from "uqr"
import { outlinesOf } from "#app/lib/pdf/set-line.server.ts"
import { MARK_PATH } from "#app/ui/brand/loader.tsx"
import {
  BRAIDS,
  DISCS,
  type Disc,
  FRAMES,
  INK,
  PAPER,
  ROSETTES,
  SEAL,
  SEAL_DISC,
  SEAL_RADIUS,
  SHEET,
  type Threads,
} from "./guilloche.ts"
import { microtext, type Sheet, sheetText, type TextLine } from "./sheet-text.server.ts"

export const QR = { x: 748, y: 560, size: 116 }
export const CAT = { x: 806, y: 200, width: 252, height: 278 }
export const MARK = { x: 124, y: 128, scale: 0.8 }
export const LOGO = { x: 124, y: 126, width: 252, height: 100 }

// Only our own drawings are inserted as markup; text becomes glyph outlines.
const DRAWINGS = import.meta.glob<string>("/public/mascot/narcat-thumbs.svg", {
  query: "?raw",
  import: "default",
  eager: true,
})

/** The sheet as SVG, for the page. */
export async function sheetSvg(sheet: Sheet): Promise<string> {
  const [words, micro] = await Promise.all([sheetText(sheet), microtext(sheet.issuer)])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}">
<defs><linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#eefef4"/><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#e8f6ff"/></linearGradient></defs>
<rect width="${SHEET.width}" height="${SHEET.height}" fill="url(#p)"/>
${PAPER.map(threads).join("")}${BRAIDS.map(threads).join("")}
${FRAMES.map(({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${INK}" stroke-width="2.5"/>`).join("")}
<defs><path id="m" fill="#037441" d="${micro.outlines}"/></defs>
${micro.places.map(({ x, y, turn }) => `<use href="#m" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"/>`).join("")}
${DISCS.map(disc).join("")}${ROSETTES.map(threads).join("")}${disc(SEAL_DISC)}
${sealMark()}
${sheet.logo ? logoImage(sheet.logo) : markPath()}
${sheet.card.status === "valid" ? cat() : ""}${qr(sheet.url)}${words.map(letters).join("")}</svg>`
}

function markPath() {
  return `<path transform="translate(${MARK.x} ${MARK.y}) scale(${MARK.scale})" fill="${INK}" fill-rule="evenodd" d="${MARK_PATH}"/>`
}

function logoImage(logo: Uint8Array) {
  const { x, y, width, height } = LOGO
  const data = Buffer.from(logo).toString("base64")
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${data}"/>`
}

/** The seal alone, on a transparent square. */
export function sealSvg() {
  const [x, y] = SEAL
  const half = SEAL_RADIUS + 4
  const isSeal = ({ at }: Disc | Threads) => at === SEAL
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - half} ${y - half} ${2 * half} ${2 * half}">
${DISCS.filter(isSeal).map(disc).join("")}${ROSETTES.filter(isSeal).map(threads).join("")}${disc(SEAL_DISC)}${sealMark()}</svg>`
}

function sealMark() {
  return `<path transform="translate(${SEAL[0] - 32} ${SEAL[1] - 38}) scale(.64)" fill="${INK}" fill-rule="evenodd" d="${MARK_PATH}"/>`
}

/** The cat alone, because the PDF needs it as an image. */
export function cat({ x, y, width, height } = CAT) {
  const drawing = DRAWINGS["/public/mascot/narcat-thumbs.svg"]!
  const box = /viewBox="([^"]+)"/.exec(drawing)?.[1]
  const inside = drawing.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "")
  return `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${inside}</svg>`
}

/** The dark modules of the QR code as one path, and its width in modules. */
export function qrPath(url: string): { path: string; modules: number } {
  const { data, size } = encode(url, { ecc: "M", border: 0 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join("")
  return { path, modules: size }
}

function qr(url: string) {
  const { path, modules } = qrPath(url)
  const scale = QR.size / modules
  return `<g transform="translate(${QR.x} ${QR.y}) scale(${scale.toFixed(4)})"><rect x="-2" y="-2" width="${modules + 4}" height="${modules + 4}" fill="#fff"/><path d="${path}" fill="${INK}"/></g>`
}

let count = 0

function threads({ paths, color, width, opacity = 1, at = [0, 0], turns = [], scale = 1 }: Threads) {
  const id = `t${count++}`
  const copies = turns.map(turn => `<use href="#${id}" transform="rotate(${turn})"/>`).join("")
  const transform = `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})${scale === 1 ? "" : ` scale(${scale.toFixed(2)})`}`
  return `<g fill="none" stroke="${color}" stroke-width="${width.toFixed(3)}" opacity="${opacity}" transform="${transform}"><path id="${id}" d="${paths.join("")}"/>${copies}</g>`
}

function disc({ at, radius, fill, edge }: Disc) {
  const stroke = edge ? ` stroke="${INK}" stroke-width="${edge}"` : ""
  return `<circle cx="${at[0]}" cy="${at[1]}" r="${radius}" fill="${fill}"${stroke}/>`
}

function letters({ line, size, x, y, color, turn }: TextLine) {
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn ? ` rotate(${turn})` : ""}`
  return `<path fill="${color}" opacity="${turn ? 0.7 : 1}" transform="${transform}" d="${outlinesOf(line, size)}"/>`
}
