import { z } from "zod"

/** Until when nobody has an account of their own, and from when nobody needs a guardian. */
const YOUNGEST = 13

export type AgeAnswer = { kind: "adult" } | { kind: "teen"; birthMonth: string } | { kind: "under-13" }

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

/** Reads the cookie that keeps the answer for the session. */
export function ageFrom(kept: string | undefined): AgeAnswer | null {
  if (kept === "adult" || kept === "under-13") return { kind: kept }
  return kept && MONTH.test(kept) ? { kind: "teen", birthMonth: kept } : null
}

export function ageToStore(age: AgeAnswer) {
  return age.kind === "teen" ? age.birthMonth : age.kind
}

const bands = z.enum(["adult", "teen", "under-13"], "Pick the one that fits.")

/** What the form said, or what is missing in it. */
export function readAge(
  form: FormData,
  today: Date,
): { age: AgeAnswer } | { errors: Record<string, string> } {
  const band = bands.safeParse(form.get("age"))
  if (!band.success) return { errors: { age: "Pick the one that fits." } }
  if (band.data !== "teen") return { age: { kind: band.data } }
  const [month, year] = [Number(form.get("birth_month")), Number(form.get("birth_year"))]
  const errors: Record<string, string> = {}
  if (!(month >= 1 && month <= 12)) errors.birth_month = "Pick the month."
  if (!(year >= 1900 && year <= today.getUTCFullYear())) errors.birth_year = "Type the year with four digits."
  if (Object.keys(errors).length > 0) return { errors }
  const birthMonth = `${year}-${String(month).padStart(2, "0")}`
  return { age: isTooYoung(birthMonth, today) ? { kind: "under-13" } : { kind: "teen", birthMonth } }
}

// As the database counts: from the first day of the month, so that nobody waits for a day we did not ask for.
function isTooYoung(birthMonth: string, today: Date) {
  const [year = 0, month = 1] = birthMonth.split("-").map(Number)
  return Date.UTC(year + YOUNGEST, month - 1, 1) > today.getTime()
}
