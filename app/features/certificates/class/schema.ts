import { z } from "zod"
import { MOST_PEOPLE, readPeople } from "./read-people.ts"

export const classSchema = z.object({
  course: z.uuid({ error: "Choose the course." }),
  taught_on: z.iso.date({ error: "Enter the day of the class." }),
  people: z
    .string()
    .max(40_000, { error: "The list is too long. Split it into several." })
    .transform(readPeople)
    .refine(people => people.length > 0, { error: "Enter at least one person." })
    .refine(people => people.length <= MOST_PEOPLE, {
      error: `That’s more than ${MOST_PEOPLE} people. Split the list into several.`,
    }),
  are_adults: z.literal("on", { error: "Check the box, or take everyone under 18 off the list." }),
})
