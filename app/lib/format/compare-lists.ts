export interface Change<T> {
  kind: "same" | "added" | "removed"
  item: T
}

/** How one list becomes the other with the fewest changes. What was removed comes before what took its place. */
export function compareLists<T>(before: readonly T[], after: readonly T[]): Change<T>[] {
  const inCommon = commonLengths(before, after)
  const changes: Change<T>[] = []
  let b = 0
  let a = 0
  while (b < before.length || a < after.length) {
    if (b < before.length && a < after.length && before[b] === after[a]) {
      changes.push({ kind: "same", item: after[a]! })
      b++
      a++
    } else if (b < before.length && (a === after.length || inCommon[b + 1]![a]! >= inCommon[b]![a + 1]!)) {
      changes.push({ kind: "removed", item: before[b++]! })
    } else {
      changes.push({ kind: "added", item: after[a++]! })
    }
  }
  return changes
}

/** `[i][j]` is the length of the longest list that both rests, from `i` and from `j`, have in common. */
function commonLengths<T>(before: readonly T[], after: readonly T[]) {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        before[i] === after[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  return lengths
}
