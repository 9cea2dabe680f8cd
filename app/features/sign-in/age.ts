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

/** The fields of `AgeFields`, parsed to the age answer. */
export function ageSchema(today: Date) {
  const teen = z.object({
    age: z.literal("teen"),
    birth_month: wholeNumber(1, 12, "Choose the month."),
    birth_year: wholeNumber(1900, today.getUTCFullYear(), "Enter the year with four digits."),
  })
  const others = z.object({ age: z.enum(["adult", "under-13"]) })
  return z.discriminatedUnion("age", [teen, others], "Choose your age.").transform((sent): AgeAnswer => {
    if (sent.age !== "teen") return { kind: sent.age }
    const { birth_month: month, birth_year: year } = sent
    if (isTooYoung(year, month, today)) return { kind: "under-13" }
    return { kind: "teen", birthMonth: `${year}-${String(month).padStart(2, "0")}` }
  })
}

function wholeNumber(min: number, max: number, message: string) {
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}

// Counts from the first day of the month, as the database does, because we do not ask for the day.
function isTooYoung(year: number, month: number, today: Date) {
  return Date.UTC(year + YOUNGEST, month - 1, 1) > today.getTime()
}
