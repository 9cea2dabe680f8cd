import type { ImportRow } from "./queries.ts"

export const STATUS_LABELS = { checked: "Not imported yet", imported: "Imported", undone: "Undone" }

/** How many rows are new, changed, unchanged or wrong. */
export function countRows(rows: readonly Pick<ImportRow, "problem" | "refusal" | "change" | "undo">[]) {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0, undone: 0 }
  for (const { problem, refusal, change, undo } of rows) {
    if (problem !== null || refusal !== null) counts.wrong++
    else if (change !== null) counts[change]++
    if (undo === "undone") counts.undone++
  }
  return counts
}

type Counts = ReturnType<typeof countRows>

/** What an import does or did: “12 new, 3 changed, 4 already there, 2 have errors.” */
export function countSentence(counts: Counts) {
  const parts = [
    counts.new > 0 && `${counts.new} new`,
    counts.changed > 0 && `${counts.changed} changed`,
    counts.same > 0 && `${counts.same} already there`,
    counts.wrong > 0 && (counts.wrong === 1 ? "1 has an error" : `${counts.wrong} have errors`),
  ].filter(part => part !== false)
  return `${parts.join(", ")}.`
}

/** What undoing does: it deletes what is new and puts back what was changed, except for the rows that stay. */
export function undoSentence(counts: Counts, kept: number) {
  const parts = [
    counts.new > 0 && (counts.new === 1 ? "deletes the new record" : `deletes the ${counts.new} new records`),
    counts.changed > 0 &&
      (counts.changed === 1
        ? "puts back the one that changed"
        : `puts back the ${counts.changed} that changed`),
  ].filter(part => part !== false)
  const rest =
    kept === 0
      ? ""
      : kept === 1
        ? " One of them was edited since and stays as it is."
        : ` ${kept} of them were edited since and stay as they are.`
  return `Undoing ${parts.join(" and ")}.${rest}`
}

const REFUSALS = {
  taken: "Another record already has one of these values.",
  invalid: "A value is not allowed here, such as a line break in a name.",
  ambiguous: "Several records match this row. Change them by hand.",
  repeated: "A row above is about the same record.",
  day: "The day is too long ago, or still to come. A gift with a receipt is two years old at most.",
  differs: "It is here already and says something else. Change it on its own page.",
  "no-date": "The event had no date on this day.",
  full: "The date has no seats left. Give it more seats first.",
}

const UNDOS = {
  edited: "Someone has edited the record since.",
  gone: "Someone has deleted the record since.",
  "in-use": "Another record needs it or has taken its place.",
  "has-receipt": "It has a receipt, whose number stays. Note a return on the page of the gift instead.",
}

/** What is wrong with a row, or null. */
export function rowProblem({ problem, refusal }: Pick<ImportRow, "problem" | "refusal">) {
  return problem ?? (refusal && REFUSALS[refusal])
}

/** Why a row was not undone, or null. */
export function keptReason(undo: ImportRow["undo"]) {
  return undo === null || undo === "undone" ? null : UNDOS[undo]
}
