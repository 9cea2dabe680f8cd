import { z } from "zod"
import { checkbox, localMoment } from "#app/lib/forms/fields.ts"

const oneLine = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, "Write it on one line.")
const id = z.union([z.literal(""), z.uuid()], "Choose one from the list.").transform(value => value || null)

export const newArticleSchema = z.object({
  title: oneLine.min(3, "Give it a title.").max(120, "Keep it to 120 characters."),
  kind: z.enum(["blog", "press"]),
})

const moment = z
  .string()
  .pipe(z.union([z.literal(""), localMoment()], "Choose a day and a time."))
  .transform(value => value || undefined)

/** The state of an article and its moments, by the clock of the office. */
export const stateSchema = z.object({
  intent: z.enum(["draft", "review", "scheduled", "published", "expired"]),
  publish_at: moment.optional(),
  expire_at: moment.optional(),
})

/** The form of an article; its text is read apart. */
export const articleSchema = z.object({
  base_version: z.coerce.number().int().min(1).max(2_147_483_647),
  title: newArticleSchema.shape.title,
  slug: oneLine
    .max(80, "Keep it to 80 characters.")
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use small letters, digits and single hyphens."),
  summary: oneLine.max(300, "Keep it to 300 characters."),
  category_id: id.optional(),
  author_id: id.optional(),
  tags: z
    .string()
    .transform(text =>
      text
        .split(",")
        .map(tag => tag.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(
          z
            .string()
            .regex(
              /^[a-z0-9]+(-[a-z0-9]+)*$/,
              "Use small letters, digits and hyphens, and commas between tags.",
            ),
        )
        .max(10, "Use up to ten tags."),
    ),
  color: z.enum(["mint", "air", "butter", "marigold"]),
  question: optionalLine(10, 120).optional(),
  place: optionalLine(2, 80).optional(),
  checked_on: z.union([z.literal(""), z.iso.date()], "Choose a date.").transform(date => date || null),
  lines_to_share: z
    .string()
    .transform(text =>
      text
        .split("\n")
        .map(line => line.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(
          z
            .string()
            .min(2, "A line has at least 2 characters.")
            .max(120, "Keep each line to 120 characters."),
        )
        .max(6, "Use up to six lines."),
    ),
  has_health_content: checkbox(),
  /** Only asked for where saving changes what visitors read. */
  reviewer: optionalLine(3, 120).optional(),
  reviewed_on: z
    .union([z.literal(""), z.iso.date()], "Choose a day.")
    .transform(date => date || null)
    .optional(),
  body: z.string().max(100_000, "That’s too long for one article."),
})

function optionalLine(least: number, most: number) {
  return oneLine
    .refine(
      text => text === "" || text.length >= least,
      `Write at least ${least} characters, or leave it empty.`,
    )
    .refine(text => text.length <= most, `Keep it to ${most} characters.`)
    .transform(text => text || null)
}
