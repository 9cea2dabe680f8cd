import { pdfFonts } from "#app/lib/pdf/pdf-fonts.server.ts"
import {
  drawArtifact,
  drawLine,
  openPdf,
  type PdfDocument,
  type PlacedLine,
} from "#app/lib/pdf/tagged-pdf.server.ts"
import { wrapLines } from "#app/lib/pdf/wrap-lines.server.ts"
import { drawingPng, drawnCutLine } from "./drawings.server.ts"
import {
  BODY,
  CUT,
  INK,
  PAGE,
  type PrintPage,
  type PrintPicture,
  type PrintShape,
  type PrintText,
  WIDTH,
} from "./print-page.ts"

const LINE_HEIGHT = { H1: 1, H2: 1.05, P: 1.34 }

/** The page as a tagged PDF with selectable text, signed with the name and address of the site. */
export async function printPdf(page: PrintPage, issuer: string, url: string): Promise<Buffer> {
  const texts = await Promise.all([...page.texts, signature(issuer, url)].map(setText))
  const pictures = await Promise.all(page.pictures.map(withImages))
  const { fonts, textRuns } = await pdfFonts(
    texts.flatMap(({ lines }) => lines.flatMap(({ line }) => line.runs)),
  )
  const { document, bytes } = await openPdf({
    size: [PAGE.width, PAGE.height],
    title: page.title,
    author: issuer,
    fonts,
  })
  const root = document.struct("Document")
  document.addStructure(root)
  const cutLines = pictures.flatMap(({ cutLine }) => cutLine)
  drawArtifact(document, () => drawShapes(document, [...page.shapes, ...cutLines]))
  for (const { picture, images } of pictures)
    root.add(
      document.struct("Figure", { alt: picture.alt }, () => {
        const { x, y, width, height } = picture
        for (const image of images) document.image(Buffer.from(image), x, y, { fit: [width, height] })
      }),
    )
  drawArtifact(document, () => drawShapes(document, page.marks ?? []))
  for (const { text, lines } of texts)
    root.add(
      document.struct(text.role, { actual: text.text }, () => {
        for (const line of lines) drawLine(document, line, textRuns)
      }),
    )
  root.end()
  document.end()
  return bytes
}

function signature(issuer: string, url: string): PrintText {
  return {
    role: "P",
    text: `${issuer}, ${url}. Not medical advice. In an emergency call 911.`,
    type: { ...BODY, size: 9 },
    x: PAGE.margin,
    y: PAGE.height - 44,
    width: WIDTH,
  }
}

async function setText(text: PrintText): Promise<{ text: PrintText; lines: PlacedLine[] }> {
  const { type, x, width, isCentered } = text
  let y = text.y + type.size * 0.85 - type.size * LINE_HEIGHT[text.role]
  const lines = (await wrapLines(text.text, type, width)).map(({ text: words, line }) => {
    y += type.size * LINE_HEIGHT[text.role]
    const left = isCentered ? x + (width - line.width) / 2 : x
    return { text: words, line, size: type.size, x: left, y, color: INK }
  })
  return { text, lines }
}

async function withImages(picture: PrintPicture) {
  const images = await Promise.all(picture.files.map(file => drawingPng(file, picture)))
  return { picture, images, cutLine: await cutLineOf(picture) }
}

async function cutLineOf({ files, crop, cutScale, x, y, width }: PrintPicture): Promise<PrintShape[]> {
  if (!cutScale) return []
  const path = await drawnCutLine(files[0]!, crop, Math.round(width / cutScale))
  return [{ path, x, y, scale: cutScale, ...CUT }]
}

function drawShapes(document: PdfDocument, shapes: readonly PrintShape[]) {
  for (const { path, x, y, scale, fill, stroke, isDashed } of shapes) {
    document.save().translate(x, y).scale(scale).path(path)
    if (isDashed) document.lineWidth(1.2).dash(5, { space: 4 })
    else document.lineWidth(2.5)
    if (fill && stroke) document.fillAndStroke(fill, stroke)
    else if (fill) document.fill(fill)
    else document.stroke(stroke ?? INK)
    document.restore()
  }
}
