/** A line that both texts have, or only one of them. */
export interface DiffLine {
  change: "same" | "removed" | "added"
  text: string
}

/** The lines of two texts in order, by their longest common subsequence. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [linesOf(before), linesOf(after)]
  const lengths = commonLengths(a, b)
  const diff: DiffLine[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      diff.push({ change: "same", text: a[i]! })
      i++
      j++
    } else if (j === b.length || (i < a.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!)) {
      diff.push({ change: "removed", text: a[i++]! })
    } else {
      diff.push({ change: "added", text: b[j++]! })
    }
  }
  return diff
}

function linesOf(text: string) {
  return text.split("\n").filter(line => line.trim())
}

/** How many lines the rest of both texts have in common, from each pair of positions. */
function commonLengths(a: readonly string[], b: readonly string[]) {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i]![j] =
        a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
  return lengths
}
