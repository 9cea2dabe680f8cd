import type { Type } from "#app/lib/pdf/set-line.server.ts"

/** Drawings laid over each other in one box; names of files under public. */
export interface PrintPicture {
  files: readonly string[]
  alt: string
  /** As a coloring page. */
  isOutlined?: boolean
  /** Only this part of the drawing: a view box. */
  crop?: string
  x: number
  y: number
  width: number
  height: number
}

export interface PrintText {
  role: "H1" | "H2" | "P"
  text: string
  type: Type
  x: number
  /** The top of its first line. */
  y: number
  width: number
  isCentered?: boolean
}

/** Decoration: a path, moved and scaled. */
export interface PrintShape {
  path: string
  x: number
  y: number
  scale: number
  fill?: string
  stroke?: string
}

/** One page of US Letter, in points. */
export interface PrintPage {
  title: string
  shapes: readonly PrintShape[]
  pictures: readonly PrintPicture[]
  /** Drawn on top of the pictures. */
  marks?: readonly PrintShape[]
  texts: readonly PrintText[]
}

export const PAGE = { width: 612, height: 792, margin: 40 }
export const INK = "#041c13"

const HEADLINE: Type = { voice: "display", size: 44, weight: 900, width: 74 }
export const BODY: Type = { voice: "body", size: 13, weight: 400 }

/** The title at the top of a page, and a line below it. */
export function heading(title: string, lead: string): PrintText[] {
  const width = PAGE.width - 2 * PAGE.margin
  return [
    { role: "H1", text: title, type: HEADLINE, x: PAGE.margin, y: 30, width },
    { role: "P", text: lead, type: BODY, x: PAGE.margin, y: 80, width },
  ]
}
