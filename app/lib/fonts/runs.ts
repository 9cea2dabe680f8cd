import { clustersOf } from "./clusters.ts"
import type { Face, Faces } from "./faces.server.ts"

/** A piece of text in one font and direction. */
export interface TextRun {
  face: Face
  text: string
  isRightToLeft: boolean
}

interface DirectedRun extends TextRun {
  /** Without letters or numbers, so that it takes the direction of its surroundings. */
  isNeutral: boolean
}

const SCRIPTS = ["Arabic", "Hebrew", "Syriac", "Thaana", "Adlam"]
const RIGHT_TO_LEFT = new RegExp(`[${SCRIPTS.map(name => `\\p{Script=${name}}`).join("")}]`, "u")
// Numbers are written from left to right in every script.
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u

/** The runs of a text as they are drawn from left to right; null if a letter has no font. */
export function runsOf(text: string, faces: Faces, isRightToLeft = startsFromRight(text)): TextRun[] | null {
  const runs: DirectedRun[] = []
  for (const cluster of clustersOf(text)) {
    const last = runs.at(-1)
    const isNeutral = !LETTER_OR_NUMBER.test(cluster)
    // Spaces and punctuation stay in the run before them.
    if (last && isNeutral && last.face.has(cluster)) {
      last.text += cluster
      continue
    }
    const face = faces.get(cluster)
    if (!face) return null
    const fromRight = RIGHT_TO_LEFT.test(cluster) && !/\p{N}/u.test(cluster)
    if (last?.face === face && last.isRightToLeft === fromRight && !last.isNeutral) last.text += cluster
    else runs.push({ face, text: cluster, isRightToLeft: fromRight, isNeutral })
  }
  return inVisualOrder(runs.flatMap(splitAtTurn), isRightToLeft)
}

/** Whether a line with this text starts at the right. */
function startsFromRight(text: string): boolean {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? "")
}

/** Where the direction changes, the space before belongs to neither side. */
function splitAtTurn(run: DirectedRun, index: number, runs: readonly DirectedRun[]): DirectedRun[] {
  const next = runs[index + 1]
  const end = /[^\p{L}\p{N}\p{M}]+$/u.exec(run.text)
  if (!next || !end || end.index === 0 || next.isRightToLeft === run.isRightToLeft) return [run]
  return [
    { ...run, text: run.text.slice(0, end.index) },
    { ...run, text: end[0], isNeutral: true },
  ]
}

function inVisualOrder(runs: readonly DirectedRun[], isRightToLeft: boolean): TextRun[] {
  // A neutral run between two runs of one direction belongs to them, any other to the line.
  const directed = runs.map((run, index) => {
    if (!run.isNeutral) return run
    const [before, after] = [runs[index - 1], runs[index + 1]].map(
      near => near?.isRightToLeft ?? isRightToLeft,
    )
    return { ...run, isRightToLeft: before === after ? before! : isRightToLeft }
  })
  const groups: TextRun[][] = []
  for (const run of directed) {
    if (groups.at(-1)?.[0]?.isRightToLeft === run.isRightToLeft) groups.at(-1)!.push(run)
    else groups.push([run])
  }
  const ordered = groups.map(group => (group[0]!.isRightToLeft ? group.toReversed() : group))
  return (isRightToLeft ? ordered.toReversed() : ordered).flat()
}
