import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

const VERDICTS = ["accepted", "set-aside", "new"] as const

/** Accepts or sets aside the selected reports, or releases or deletes the story of one. */
export async function changeReports({ db, intent, ids }: StaffActionArgs): Promise<StaffOutcome> {
  if (ids.length === 0) return { done: "none-selected" }
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
