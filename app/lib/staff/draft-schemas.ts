import { z } from "zod"
import { localMoment } from "#app/lib/forms/fields.ts"

export const reviewSchema = z.object({
  reviewer: z.string().trim().min(3, "Enter their name and title.").max(120, "Keep it to 120 characters."),
  reviewed_on: z.iso.date("Choose the day of the review."),
})

/** When a draft is published by itself, by the clock of the office. */
export const scheduleSchema = z.object({
  publish_at: localMoment(),
  note: z.string().trim().max(300, "Keep it to 300 characters.").default(""),
})
