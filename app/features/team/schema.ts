import { z } from "zod"
import { dateField, textField } from "#app/lib/forms/fields.ts"
import { Constants } from "#app/lib/supabase/database.types.ts"
import { PORTRAITS } from "./portraits.ts"

const optionalDate = z.union([z.literal("").transform(() => null), dateField()]).default(null)

export const memberSchema = z
  .object({
    category: z.enum(Constants.public.Enums.team_category, "Choose a group."),
    name: textField(2, 80),
    role: textField(2, 80),
    text: textField(20, 400).refine(text => !/\p{Cc}/u.test(text), "Write it as one paragraph."),
    portrait: z.enum(PORTRAITS, "Choose a drawing."),
    position: z.coerce.number("Enter a number.").int("Enter a whole number.").min(0).max(10_000),
    joined_on: dateField("Enter the day they joined."),
    consented_on: optionalDate,
    leaves_on: optionalDate,
  })
  .refine(({ joined_on, leaves_on }) => !leaves_on || leaves_on > joined_on, {
    path: ["leaves_on"],
    message: "Enter a day after they joined.",
  })
