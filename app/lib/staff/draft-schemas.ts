import { z } from "zod"

export const reviewSchema = z.object({
  reviewer: z.string().trim().min(3, "Enter their name and title.").max(120, "Keep it to 120 characters."),
  reviewed_on: z.iso.date("Choose the day of the review."),
})

/** When a draft is published by itself, in UTC. */
export const scheduleSchema = z.object({
  publish_at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, "Choose a day and a time.")
    .transform(value => `${value}:00Z`)
    .pipe(z.iso.datetime("Choose a day and a time.")),
  note: z.string().trim().max(300, "Keep it to 300 characters.").default(""),
})
