import { type Axes, facesFor, type Glyph } from "#app/lib/fonts/faces.server.ts"
import type { Family } from "#app/lib/fonts/font-files.server.ts"
import { runsOf, type TextRun } from "#app/lib/fonts/runs.ts"

export interface Type {
  voice: "display" | "body" | "mono"
  size: number
  weight: number
  /** 50 to 150, in fonts that have this axis. */
  width?: number
}

export interface SetLine {
  width: number
  /** From left to right. */
  runs: SetRun[]
}

export interface SetRun extends TextRun {
  /** Names the file, weight and width. */
  fontName: string
  axes: Axes
  glyphs: Glyph[]
  x: number
}

const FAMILIES: Record<Type["voice"], Family> = {
  display: "anybody",
  body: "atkinson-hyperlegible-next",
  mono: "atkinson-hyperlegible-mono",
}

/** Lays out a line of text, each run in a font that has its letters; null if no font has one of them. */
export async function setLine(text: string, type: Type): Promise<SetLine | null> {
  const runs = runsOf(text, await facesFor(text, FAMILIES[type.voice]))
  if (!runs) return null
  let width = 0
  const set = runs.map(run => {
    const { face } = run
    const axes = face.axesOf({ wght: type.weight, wdth: type.width ?? 100 })
    const glyphs = face.shape(run.text, axes, run.isRightToLeft)
    const fontName = [nameOf(face.path), ...Object.values(axes)].join("-")
    const placed = { ...run, fontName, axes, glyphs, x: width }
    width += (advanceOf(glyphs) * type.size) / face.unitsPerEm
    return placed
  })
  return { width, runs: set }
}

/** The outlines of a line with its baseline at y = 0 and its start at x = 0, as one path. */
export function outlinesOf({ runs }: SetLine, size: number): string {
  return runs.map(run => runOutlines(run, size)).join("")
}

export function runOutlines({ face, axes, glyphs, x }: SetRun, size: number): string {
  const scale = size / face.unitsPerEm
  let left = x
  return glyphs
    .map(glyph => {
      const [right, up] = [left + glyph.x * scale, glyph.y * scale]
      left += glyph.advance * scale
      return face
        .outline(glyph.id, axes)
        .replace(POINT, (_, px, py) => `${round(right + px * scale)} ${round(-up - py * scale)} `)
    })
    .join("")
}

const POINT = /(-?[\d.]+),(-?[\d.]+)\s*/g

function advanceOf(glyphs: readonly Glyph[]) {
  return glyphs.reduce((sum, { advance }) => sum + advance, 0)
}

function round(value: number) {
  return Math.round(value * 100) / 100
}

function nameOf(path: string) {
  return path.replace(/^.*\/|-(standard|wght)-normal\.woff2$/g, "")
}
