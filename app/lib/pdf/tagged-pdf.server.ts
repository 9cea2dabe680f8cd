import type PDFDocument from "pdfkit"
import { runOutlines, type SetLine, type SetRun } from "./set-line.server.ts"

export type PdfDocument = InstanceType<typeof PDFDocument>

export interface PlacedLine {
  text: string
  line: SetLine
  size: number
  x: number
  /** The baseline. */
  y: number
  color: string
  /** Rotation in degrees around the start of the line. */
  turn?: number
}

interface PdfOptions {
  size: [number, number]
  title: string
  author: string
  fonts: ReadonlyMap<string, Buffer>
}

/** An empty tagged PDF with one page, and its bytes once `document.end()` was called. */
export async function openPdf({ size, title, author, fonts }: PdfOptions) {
  const { default: Pdf } = await import("pdfkit")
  const document = new Pdf({
    size,
    margin: 0,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    lang: "en-US",
    displayTitle: true,
    font: "",
    info: { Title: title, Author: author, Creator: author, Producer: author },
    // The types only include PDF/A.
  } as unknown as ConstructorParameters<typeof PDFDocument>[0])
  const bytes = toBuffer(document)
  for (const [name, font] of fonts) document.registerFont(name, font)
  return { document, bytes }
}

export function drawLine(
  document: PdfDocument,
  { line, size, x, y, color, turn }: PlacedLine,
  textRuns: ReadonlySet<SetRun>,
) {
  document.save().translate(x, y)
  if (turn) document.rotate(turn)
  document.fillColor(color, turn ? 0.7 : 1).fontSize(size)
  for (const run of line.runs) {
    if (textRuns.has(run)) {
      // Without `features` pdfkit shapes each word alone, which reverses right-to-left names.
      document
        .font(run.fontName)
        .text(run.text, run.x, 0, { lineBreak: false, baseline: "alphabetic", features: [] })
    } else document.path(runOutlines(run, size)).fill()
  }
  document.restore()
}

/** Decorative content, which screen readers skip. */
export function drawArtifact(document: PdfDocument, draw: () => void) {
  document.markContent("Artifact", { type: "Layout" })
  draw()
  document.endMarkedContent()
}

function toBuffer(document: PdfDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  document.on("data", (chunk: Buffer) => chunks.push(chunk))
  document.on("end", () => resolve(Buffer.concat(chunks)))
  document.on("error", reject)
  return promise
}
