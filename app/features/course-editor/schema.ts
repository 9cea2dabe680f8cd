import { z } from "zod"
import { citedSource } from "#content/schema/sources.ts"
import { AUDIENCE_LABELS } from "./labels.ts"

const text = (most: number) => z.string().min(1).max(most)
const minutes = (most: number) => z.number().int().min(1).max(most)

export const lessonSchema = z.object({
  title: text(120),
  minutes: minutes(120),
  requires_earlier: z.boolean(),
})

const sourceLine = z
  .string()
  .transform(line => {
    const [id, title, publisher, url, accessed] = line.split("|").map(part => part.trim())
    return { id, title, publisher, url, accessed }
  })
  .pipe(citedSource)

const drawLine = z
  .string()
  .regex(/^[a-z0-9-]{1,40}\s*:\s*[1-9]\d?$/, "Write each line as “signs: 3”.")
  .transform(line => line.split(":").map(part => part.trim()) as [string, string])

export const courseSchema = z.object({
  title: text(120),
  summary: text(400),
  minutes: minutes(600),
  outcomes: z.array(text(120)).default([]),
  sources: z
    .array(sourceLine, "Write each line as: S1 | Title | Publisher | https://address | 2026-11-01")
    .max(100),
  draw: z
    .array(drawLine)
    .default([])
    .transform(lines => Object.fromEntries(lines.map(([topic, count]) => [topic, Number(count)]))),
})

export const questionSchema = z
  .object({
    kind: z.enum(["single", "multiple", "truefalse", "order"]),
    topic: z.string().regex(/^[a-z0-9-]{1,40}$/, "Use small letters, digits and hyphens."),
    stem: text(600),
    choices: z
      .array(z.object({ id: z.string(), text: text(1200), isRight: z.boolean(), feedback: text(1200) }))
      .min(2)
      .max(8),
    explanation: text(1200),
    sources: z.array(z.string()).min(1, "Choose at least one source."),
    is_critical: z.boolean(),
    is_active: z.boolean(),
  })
  .superRefine(({ kind, choices }, context) => {
    const right = choices.filter(({ isRight }) => isRight).length
    if (kind === "order") return
    if (right === 0)
      context.addIssue({ code: "custom", path: ["choices"], message: "Mark the right answer." })
    if (right > 1 && kind !== "multiple")
      context.addIssue({ code: "custom", path: ["choices"], message: "Mark only one answer as right." })
  })

const AUDIENCES = Object.keys(AUDIENCE_LABELS) as (keyof typeof AUDIENCE_LABELS)[]

export const newCourseSchema = z.object({
  title: z.string().trim().min(1, "Give the course a title.").max(120, "Keep it to 120 characters."),
  summary: z.string().trim().min(1, "Say what it teaches.").max(400, "Keep it to 400 characters."),
  minutes: z.coerce
    .number("Enter how many minutes it takes.")
    .int("Enter whole minutes.")
    .min(1, "Enter 1 to 600 minutes.")
    .max(600, "Enter 1 to 600 minutes."),
  audience: z.enum(AUDIENCES, "Choose one from the list."),
})

export const newLessonSchema = z.object({
  title: z.string().trim().min(1, "Give the lesson a title.").max(120, "Keep it to 120 characters."),
  minutes: z.coerce
    .number("Enter how many minutes it takes.")
    .int("Enter whole minutes.")
    .min(1, "Enter 1 to 120 minutes.")
    .max(120, "Enter 1 to 120 minutes."),
})
