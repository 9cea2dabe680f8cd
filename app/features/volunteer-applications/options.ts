import type { DbEnum } from "#app/lib/supabase/types.ts"

export type Interest = DbEnum<"volunteer_interest">
export type Slot = DbEnum<"availability_slot">

export const INTERESTS: Readonly<Record<Interest, string>> = {
  greet: "Greet",
  teach: "Teach",
  pack: "Pack and drive",
  words: "Words and pictures",
  review: "Review",
}

export const DAYS = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
} as const

export const DAY_PARTS = { morning: "Morning", afternoon: "Afternoon", evening: "Evening" } as const

export const SLOTS = Object.keys(DAYS).flatMap(day =>
  Object.keys(DAY_PARTS).map(part => `${day}-${part}` as Slot),
)

/** "Monday morning, Sunday evening" */
export function availabilityText(slots: readonly Slot[]) {
  return slots
    .map(slot => {
      const [day, part] = slot.split("-") as [keyof typeof DAYS, keyof typeof DAY_PARTS]
      return `${DAYS[day]} ${DAY_PARTS[part].toLowerCase()}`
    })
    .join(", ")
}
