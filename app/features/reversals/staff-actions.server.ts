import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

const VERDICTS = ["accepted", "set-aside", "new"] as const

const COMPARISONS = { same: "repeat", different: "distinct", again: "compared-again" } as const

/** Accepts or sets aside the selected reports, or releases or deletes the story of one. */
export async function changeReports(args: StaffActionArgs): Promise<StaffOutcome> {
  const { db, intent, ids } = args
  if (ids.length === 0) return { done: "none-selected" }
  if (isComparison(intent)) return compareReports(args, intent)
  const verdict = VERDICTS.find(verdict => verdict === intent)
  if (!verdict && intent !== "release" && intent !== "remove") return "not-found"
  const outcomes = new Set<string>()
  for (const report of ids) {
    if (!isUuid(report)) return { done: "unknown" }
    const { data } = await (verdict
      ? db.rpc("review_reversal", { report, verdict })
      : db.rpc("review_reversal_story", { report, keeps: intent === "release" })
    ).throwOnError()
    outcomes.add(data)
  }
  if (outcomes.has("already-counted")) return { done: "already-counted" }
  if (!outcomes.has("saved")) return { done: "unknown" }
  return { done: verdict ?? (intent === "release" ? "released" : "removed") }
}

function isComparison(intent: string): intent is keyof typeof COMPARISONS {
  return Object.hasOwn(COMPARISONS, intent)
}

/** Says that another report is about the same event as this one, that all of them are different, or neither. */
async function compareReports(
  { db, ids, form }: StaffActionArgs,
  intent: keyof typeof COMPARISONS,
): Promise<StaffOutcome> {
  const others = form.getAll("other").map(String)
  const [report = "", other = report] = [...ids.slice(0, 1), ...others]
  if (![report, ...others].every(isUuid)) return { done: "unknown" }
  const { data } = await (intent === "same"
    ? db.rpc("mark_reversal_repeat", { report: other, original: report })
    : intent === "different"
      ? db.rpc("mark_reversals_distinct", { reports: [report, ...others] })
      : db.rpc("compare_reversal_again", { report })
  ).throwOnError()
  return { done: data === "saved" ? COMPARISONS[intent] : "unknown" }
}
