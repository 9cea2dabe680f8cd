import type { Type } from "#app/lib/pdf/set-line.server.ts"

/** Drawings laid over each other in one box; names of files under public. */
export interface PrintPicture {
  files: readonly string[]
  alt: string
  /** As a coloring page. */
  isOutlined?: boolean
  /** Only this part of the drawing: a view box. */
  crop?: string
  /** With a dashed line around the first drawing: how large a unit of its view box is on the page. */
  cutScale?: number
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
  isDashed?: boolean
}

export interface PrintStep {
  title: string
  say: string
}

/**
 * One page of US Letter, in points. A4 is narrower by 17 points and longer: printed there in full size, the page loses
 * half of that at each side, so that half an inch of its margin is left.
 */
export interface PrintPage {
  title: string
  shapes: readonly PrintShape[]
  pictures: readonly PrintPicture[]
  /** Drawn on top of the pictures. */
  marks?: readonly PrintShape[]
  texts: readonly PrintText[]
}

export const PAGE = { width: 612, height: 792, margin: 46 }
export const WIDTH = PAGE.width - 2 * PAGE.margin
export const INK = "#041c13"
/** Where to cut. */
export const CUT = { stroke: "#6a7481", isDashed: true }

/** The drawings of the six steps, in order (public/art/courses). */
export const STEP_PICTURES = [
  "response-check",
  "call-911",
  "spray-in-nostril",
  "rescue-breath",
  "recovery-position",
  "stay-together",
]

const HEADLINE: Type = { voice: "display", size: 44, weight: 900, width: 74 }
export const BODY: Type = { voice: "body", size: 13, weight: 400 }

/** The title at the top of a page, and a line below it. */
export function heading(title: string, lead: string): PrintText[] {
  return [
    { role: "H1", text: title, type: HEADLINE, x: PAGE.margin, y: 34, width: WIDTH },
    { role: "P", text: lead, type: BODY, x: PAGE.margin, y: 84, width: WIDTH },
  ]
}
