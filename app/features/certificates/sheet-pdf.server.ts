import { pdfFonts } from "#app/lib/pdf/pdf-fonts.server.ts"
import type { SetRun } from "#app/lib/pdf/set-line.server.ts"
import { drawArtifact, drawLine, openPdf, type PdfDocument } from "#app/lib/pdf/tagged-pdf.server.ts"
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
  SHEET,
  type Threads,
} from "./guilloche.ts"
import { pngOf } from "./sheet-png.server.ts"
import { CAT, cat, LOGO, MARK, QR, qrPath } from "./sheet-svg.server.ts"
import { microtext, type Sheet, sheetText, type TextLine } from "./sheet-text.server.ts"

// US Letter, landscape.
const PAPER_SIZE: [number, number] = [792, 612]
const SCALE = PAPER_SIZE[0] / SHEET.width
const TOP = (PAPER_SIZE[1] - SHEET.height * SCALE) / 2

let catPicture: Promise<Uint8Array> | undefined

/** The sheet as a tagged PDF with selectable text. */
export async function sheetPdf(sheet: Sheet): Promise<Buffer> {
  catPicture ??= pngOf(cat({ x: 0, y: 0, width: CAT.width * 2.5, height: CAT.height * 2.5 }))
  catPicture.catch(() => (catPicture = undefined))
  const [words, picture, micro] = await Promise.all([sheetText(sheet), catPicture, microtext(sheet.issuer)])
  const { fonts, textRuns } = await pdfFonts(words.flatMap(({ line }) => line.runs))
  const { card, issuer } = sheet
  const { document, bytes } = await openPdf({
    size: PAPER_SIZE,
    title: `Certificate: ${card.course}${card.name === null ? "" : `, ${card.name}`}`,
    author: issuer,
    fonts,
  })
  document.translate(0, TOP).scale(SCALE)
  drawArtifact(document, () => {
    drawBackground(document, micro)
    if (sheet.logo) document.image(Buffer.from(sheet.logo), LOGO.x, LOGO.y, { width: LOGO.width })
    else drawMark(document, MARK.x, MARK.y, MARK.scale)
    // An invalid certificate shows no thumbs up.
    if (card.status === "valid")
      document.image(Buffer.from(picture), CAT.x, CAT.y, { width: CAT.width, height: CAT.height })
  })
  drawTextLines(document, words, textRuns, sheet.url)
  document.end()
  return bytes
}

function drawBackground(document: PdfDocument, micro: Awaited<ReturnType<typeof microtext>>) {
  for (const group of [...PAPER, ...BRAIDS]) drawThreads(document, group)
  document.lineWidth(2.5).strokeColor(INK)
  for (const { x, y, width, height } of FRAMES) document.rect(x, y, width, height).stroke()
  for (const { x, y, turn } of micro.places) {
    document.save().translate(x, y).rotate(turn).path(micro.outlines).fill("#037441").restore()
  }
  for (const disc of DISCS) drawDisc(document, disc)
  for (const group of ROSETTES) drawThreads(document, group)
  drawDisc(document, SEAL_DISC)
  drawMark(document, SEAL[0] - 32, SEAL[1] - 38, 0.64)
}

function drawThreads(
  document: PdfDocument,
  { paths, color, width, opacity = 1, at = [0, 0], turns = [], scale = 1 }: Threads,
) {
  document.save().translate(at[0], at[1]).scale(scale)
  document.lineWidth(width).strokeColor(color, opacity)
  for (const turn of [0, ...turns]) {
    document.save().rotate(turn)
    for (const path of paths) document.path(path).stroke()
    document.restore()
  }
  document.restore()
}

function drawDisc(document: PdfDocument, { at, radius, fill, edge }: Disc) {
  document.circle(at[0], at[1], radius)
  if (edge) document.lineWidth(edge).fillAndStroke(fill, INK)
  else document.fill(fill)
}

function drawMark(document: PdfDocument, x: number, y: number, scale: number) {
  document.save().translate(x, y).scale(scale).path(MARK_PATH).fill(INK, "even-odd").restore()
}

function drawTextLines(
  document: PdfDocument,
  words: readonly TextLine[],
  textRuns: ReadonlySet<SetRun>,
  url: string,
) {
  const root = document.struct("Document")
  document.addStructure(root)
  for (const line of words) {
    if (line.role)
      root.add(document.struct(line.role, { actual: line.text }, () => drawLine(document, line, textRuns)))
    else drawArtifact(document, () => drawLine(document, line, textRuns))
  }
  root.add(document.struct("Figure", { alt: `QR code of ${url}` }, () => drawQr(document, url)))
  root.end()
}

function drawQr(document: PdfDocument, url: string) {
  const { path, modules } = qrPath(url)
  document.rect(QR.x - 6, QR.y - 6, QR.size + 12, QR.size + 12).fill("#ffffff")
  document
    .save()
    .translate(QR.x, QR.y)
    .scale(QR.size / modules)
    .path(path)
    .fill(INK)
    .restore()
}
