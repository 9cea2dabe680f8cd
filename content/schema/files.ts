import { z } from "zod"
import { lessonBlocks } from "./blocks.ts"
import { RESCUE_STEPS } from "./rescue-steps.ts"
import { pageBackground, policySections, sectionsSchema } from "./sections.ts"

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const short = z.string().trim().min(1).max(120)
const date = z.iso.date()

/** What staff write of a page. The database checks it by the same schema (private.page_schema). */
export const pageText = z.strictObject({
  title: z.string().trim().min(1).max(60),
  description: z.string().trim().min(50).max(160),
  lead: z.string().trim().min(1).max(400),
  /** Without it the page has the background of its layout. */
  background: pageBackground.optional(),
  sections: sectionsSchema,
})

export const pageFile = pageText.extend({
  /** A clinician reads it again after each change by staff. */
  has_health_content: z.boolean().default(false),
  /** False if the page itself shows nothing of this file, which is then only for the search. */
  is_editable: z.boolean().default(true),
})

export const courseFile = z.strictObject({
  title: short,
  summary: z.string().trim().min(1).max(400),
  audiences: z.array(z.enum(["everyone", "campus", "nightlife", "school", "parents", "workplace"])).min(1),
  minutes: z.int().min(1).max(600),
  outcomes: z.array(short).default([]),
  /** The course to finish first. */
  requires: slug.optional(),
  reviewer: short.optional(),
  reviewed_on: date.optional(),
  position: z.int().default(0),
  color: z.enum(["green", "marigold", "air", "siren", "white"]).default("green"),
  /** One of those in app/ui/brand/spine.tsx. */
  icon: z
    .string()
    .regex(/^ph:[a-z0-9-]+$/)
    .default("ph:heartbeat-fill"),
  status: z.enum(["draft", "published", "archived"]),
  /** The folder in `questions/` that the quiz draws from, and how many questions it draws from each file. */
  bank: slug.optional(),
  draw: z.record(slug, z.int().positive()).default({}),
  pass_percent: z.int().min(1).max(100).default(80),
  minutes_allowed: z.int().min(1).max(600).optional(),
  validity_months: z.int().min(1).max(120).optional(),
  rescue_steps: z
    .array(z.strictObject({ title: short, text: z.string().trim().min(1).max(200) }))
    .default([]),
  version: z.int().positive().default(1),
  /** In the order in which they are taken; each is a file beside this one. */
  lessons: z.array(slug).min(1),
})

export const lessonFile = z.strictObject({
  title: short,
  minutes: z.int().min(1).max(120),
  requires_earlier: z.boolean().default(false),
  blocks: lessonBlocks,
})

/** The steps in an emergency, in order; their names are the same everywhere. */
export const stepsFile = z.array(
  z.strictObject({
    id: z.enum(RESCUE_STEPS),
    title: short,
    /** For cards, films and exercises. */
    short: z.string().trim().min(1).max(200),
    lines: z.array(z.string().trim().min(1)).min(1),
    /** For one step per screen: what to do, and what else matters. */
    say: z.string().trim().min(1).max(160),
    more: z.string().trim().min(1).max(160),
    picture: z.string(),
    alt: z.string(),
    action: z.strictObject({ label: short, href: z.string() }).optional(),
  }),
)

const question = z.strictObject({
  /** Never changes: results of earlier quizzes refer to the question by it. */
  id: slug,
  number: z.int().positive(),
  kind: z.enum(["single", "multiple", "truefalse", "order"]),
  is_critical: z.boolean().default(false),
  is_active: z.boolean().default(true),
  stem: z.string().trim().min(1).max(600),
  choices: z
    .array(z.strictObject({ id: slug, text: z.string().trim().min(1), feedback: z.string().trim().min(1) }))
    .min(2)
    .max(8),
  /** The ids of the right choices; for a question about an order, of all choices in that order. */
  answer: z.array(slug).min(1),
  explanation: z.string().trim().min(1).max(1200),
  /** Ids in `sources.yaml`. */
  sources: z.array(z.string()).min(1),
})

export const questionsFile = z.array(question).min(1)

export const surveyFile = z
  .array(
    z.strictObject({
      number: z.int().min(1).max(12),
      topic: z.enum(["opioids", "overdose", "response"]),
      statement: z.string().trim().min(1).max(200),
      is_true: z.boolean(),
    }),
  )
  .min(1)

export const policyFile = z
  .array(
    z.strictObject({
      version: z.int().positive(),
      title: short,
      summary: z.string().trim().min(1).max(2000),
      sections: policySections.optional(),
    }),
  )
  .min(1)
