import { z } from "zod"

/** The minimum age for an account. */
const YOUNGEST = 13

export type AgeAnswer = { kind: "adult" } | { kind: "teen"; birthMonth: string } | { kind: "under-13" }

const MONTH = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

/** Reads the answer from the session cookie. */
export function ageFrom(stored: string | undefined): AgeAnswer | null {
  if (stored === "adult" || stored === "under-13") return { kind: stored }
  return stored && MONTH.test(stored) ? { kind: "teen", birthMonth: stored } : null
}

export function ageToStore(age: AgeAnswer) {
  return age.kind === "teen" ? age.birthMonth : age.kind
}

const bands = z.enum(["adult", "teen", "under-13"], "Choose your age.")

/** The age answer, or what is missing. */
export function readAge(
  form: FormData,
  today: Date,
): { age: AgeAnswer } | { errors: Record<string, string> } {
  const band = bands.safeParse(form.get("age"))
  if (!band.success) return { errors: { age: "Choose your age." } }
  if (band.data !== "teen") return { age: { kind: band.data } }
  const [month, year] = [Number(form.get("birth_month")), Number(form.get("birth_year"))]
  const errors: Record<string, string> = {}
  if (!(month >= 1 && month <= 12)) errors.birth_month = "Choose the month."
  if (!(year >= 1900 && year <= today.getUTCFullYear()))
    errors.birth_year = "Enter the year with four digits."
  if (Object.keys(errors).length > 0) return { errors }
  const birthMonth = `${year}-${String(month).padStart(2, "0")}`
  return { age: isTooYoung(birthMonth, today) ? { kind: "under-13" } : { kind: "teen", birthMonth } }
}

// Counts from the first day of the month, as the database does, because we do not ask for the day.
function isTooYoung(birthMonth: string, today: Date) {
  const [year = 0, month = 1] = birthMonth.split("-").map(Number)
  return Date.UTC(year + YOUNGEST, month - 1, 1) > today.getTime()
}
