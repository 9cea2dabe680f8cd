import { formatLongDate } from "#app/lib/format/dates.ts"
import { drawableText } from "#app/lib/pdf/drawable-text.server.ts"
import { outlinesOf, setLine, type Type } from "#app/lib/pdf/set-line.server.ts"
import type { PlacedLine } from "#app/lib/pdf/tagged-pdf.server.ts"
import { type Card, formatCertificateNumber, nameOrNote } from "./card.ts"
import { INK } from "./guilloche.ts"

export interface TextLine extends PlacedLine {
  /** The PDF structure element; without it the text is decorative. */
  role?: "H1" | "P"
}

export interface Sheet {
  card: Card
  issuer: string
  /** The page of the certificate. */
  url: string
  /** When this copy is generated. */
  now: number
  /** The chosen logo, in place of the mark and the name in large letters. */
  logo?: Uint8Array
}

interface Place {
  x: number
  y: number
  turn: number
}

const LEFT = 124
const MAX_WIDTH = 650
const GRAY = "#4c5663"
const SIREN = "#d5351b"
// Other scripts have taller and deeper letters than the display font.
const NAME = { size: 118, baseline: 418, halves: { size: 60, baseline: 366 } }
const OTHER_NAME = { size: 84, baseline: 402, halves: { size: 50, baseline: 360 } }
const TWO_LINES_BELOW = 56
const LINE_STEP = 64
const UNDRAWABLE = "Name on the web page"

/** All text on the sheet with its position, for the SVG and the PDF. */
export async function sheetText({ card, issuer, now, logo }: Sheet): Promise<TextLine[]> {
  const dates = [
    `No. ${formatCertificateNumber(card.id)}`,
    card.expiresAt
      ? `Issued ${formatLongDate(card.issuedAt)}, good until ${formatLongDate(card.expiresAt)}`
      : `Issued ${formatLongDate(card.issuedAt)}`,
  ]
  const kind = await placed(
    "Certificate",
    LEFT,
    296,
    { voice: "display", size: 25, weight: 900, width: 150 },
    { role: "H1" },
  )
  const made = `${stampOf(card)} when this copy was made, on ${formatLongDate(new Date(now).toISOString())}.`
  return [
    ...(logo ? [] : await issuerLines(issuer)),
    ...(await Promise.all(
      dates.map((text, row) =>
        placed(
          text,
          1056,
          150 + row * 24,
          { voice: "mono", size: 15, weight: 400 },
          {
            role: "P",
            color: row === 0 ? INK : GRAY,
            fromRight: true,
          },
        ),
      ),
    )),
    kind,
    await placed(
      "of achievement",
      LEFT + kind.line.width + 14,
      296,
      { voice: "display", size: 25, weight: 600, width: 136 },
      { role: "P" },
    ),
    ...(await nameLines(nameOrNote(card))),
    ...(await paragraph(card.course, 486, { voice: "body", size: 27, weight: 750 }, 32)),
    ...(await paragraph(card.criteria, 522, { voice: "body", size: 21, weight: 400 }, 28, 600)),
    await placed(`Issued by ${issuer}`, LEFT, 650, { voice: "body", size: 17, weight: 700 }, { role: "P" }),
    await placed(made, LEFT, 676, { voice: "body", size: 15, weight: 400 }, { role: "P", color: GRAY }),
    await placed(
      "Scan to check it’s real",
      748,
      694,
      { voice: "mono", size: 11.5, weight: 400 },
      { role: "P" },
    ),
    ...(card.status === "valid" ? [] : [await stamp(stampOf(card))]),
  ]
}

function stampOf({ status }: Card) {
  return status.charAt(0).toUpperCase() + status.slice(1)
}

async function stamp(text: string): Promise<TextLine> {
  const type: Type = { voice: "display", size: 120, weight: 900, width: 110 }
  const words = await placed(text.toUpperCase(), 190, 590, type, { color: SIREN })
  return { ...words, turn: -18 }
}

/** The name on one line if it is legible, otherwise on two of the same size. */
async function nameLines(name: string): Promise<TextLine[]> {
  const tried = await setLine(name, nameType(100, NAME.size))
  const text = tried ? name : UNDRAWABLE
  const isOther = tried?.runs.some(run => !run.fontName.startsWith("anybody"))
  const layout = isOther ? OTHER_NAME : NAME
  const alone = await fittedName(text, layout.size)
  const halves = splitInHalves(text)
  const row = { x: LEFT - 3, color: INK, role: "P" as const }
  if (alone.size >= TWO_LINES_BELOW || halves.length === 1) {
    return [{ ...row, text, line: alone.line, size: alone.size, y: layout.baseline }]
  }
  const fitted = await Promise.all(halves.map(half => fittedName(half, layout.halves.size)))
  const size = Math.min(...fitted.map(half => half.size))
  const type = nameType(Math.min(...fitted.map(half => half.width)), size)
  const lines = await Promise.all(halves.map(half => setLine(half, type)))
  return lines.map((line, index) => ({
    ...row,
    text: halves[index]!,
    line: line!,
    size,
    y: layout.halves.baseline + index * LINE_STEP,
  }))
}

function nameType(width: number, size: number): Type {
  return { voice: "display", size, weight: 900, width }
}

/** Fits a line by letter width first, then by font size. */
async function fittedName(text: string, largest: number) {
  let [narrow, wide] = [50, 110]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    if ((await setLine(text, nameType(middle, largest)))!.width <= MAX_WIDTH) narrow = middle
    else wide = middle
  }
  const full = (await setLine(text, nameType(narrow, largest)))!
  const size = Math.min(largest, (largest * MAX_WIDTH) / full.width)
  return { line: (await setLine(text, nameType(narrow, size)))!, size, width: narrow }
}

/** Splits at the space nearest the middle. */
function splitInHalves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const middle = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)]
}

/** Microprint along the inner frame: the name and the four steps, repeated. */
export async function microtext(issuer: string): Promise<{ outlines: string; places: Place[] }> {
  const size = 5.2
  const text = `${issuer.toLocaleUpperCase("en-US")} · TILT · SPRAY · BREATHE · STAY · `
  const line = await setLine(text, { voice: "mono", size, weight: 400 })
  if (!line) return { outlines: "", places: [] }
  // As often as it fits, evenly spaced.
  const along = (length: number) => {
    const count = Math.floor(length / line.width)
    return Array.from({ length: count }, (_, index) => (index * length) / count)
  }
  return {
    outlines: outlinesOf(line, size),
    places: [
      ...along(988).flatMap(step => [
        { x: 96 + step, y: 100, turn: 0 },
        { x: 1084 - step, y: 734, turn: 180 },
      ]),
      ...along(634).flatMap(step => [
        { x: 1084, y: 100 + step, turn: 90 },
        { x: 96, y: 734 - step, turn: -90 },
      ]),
    ],
  }
}

async function issuerLines(issuer: string): Promise<TextLine[]> {
  const words = issuer.toLocaleUpperCase("en-US").split(" ")
  const half = Math.ceil(words.length / 2)
  const lines = [words.slice(0, half), words.slice(half)].map(part => part.join(" ")).filter(Boolean)
  return Promise.all(
    lines.map((text, row) => {
      const y = lines.length === 1 ? 196 : 172 + row * 46
      return placed(text, LEFT + 84, y, { voice: "display", size: 52, weight: 900, width: 72 }, {})
    }),
  )
}

async function paragraph(
  text: string,
  top: number,
  type: Type,
  step: number,
  room = MAX_WIDTH,
): Promise<TextLine[]> {
  const lines: string[] = []
  for (const word of text.split(" ").filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    const set = await setLine(longer, type)
    if (lines.length > 0 && set && set.width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return Promise.all(lines.map((line, row) => placed(line, LEFT, top + row * step, type, { role: "P" })))
}

async function placed(
  text: string,
  x: number,
  y: number,
  type: Type,
  { role, color = INK, fromRight = false }: { role?: TextLine["role"]; color?: string; fromRight?: boolean },
): Promise<TextLine> {
  const shown = await drawableText(text, type)
  const line = (await setLine(shown, type))!
  return { text: shown, line, size: type.size, x: fromRight ? x - line.width : x, y, color, role }
}
