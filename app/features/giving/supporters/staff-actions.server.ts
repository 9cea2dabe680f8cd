import { isUuid } from "#app/lib/format/uuid.ts"
import type { StaffActionArgs, StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

/** Shows a page, or hides it with a note to its owner. */
export async function reviewPage({ db, intent, ids, form }: StaffActionArgs): Promise<StaffOutcome> {
  const [page = ""] = ids
  if (!isUuid(page) || (intent !== "show" && intent !== "hide")) return "not-found"
  const seen = String(form.get("seen") ?? "")
  if (intent === "show" && Number.isNaN(Date.parse(seen))) return "not-found"
  const decision =
    intent === "show" ? { is_shown: true, seen } : { is_shown: false, note: String(form.get("note") ?? "") }
  const { data } = await db.rpc("review_supporter_page", { page, ...decision }).throwOnError()
  switch (data) {
    case "saved":
    case "unchanged":
    case "changed":
      return { done: data }
    case "no-reason":
      return { errors: { note: "Say what should change, in 2 to 500 characters." }, intent }
    case "not-allowed":
      return "not-found"
  }
}
