import { z } from "zod"
import { source } from "./sources.ts"

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const law = z.string().trim().min(3).max(160)
const sentences = z.string().trim().min(20).max(600)

export const helplinesFile = z.record(
  slug,
  z.strictObject({
    name: z.string().trim().min(2).max(80),
    /** As a phone dials it. */
    phone: z.string().regex(/^\+?\d{3,15}$/),
    /** As people read it. */
    number_shown: z.string().trim().min(3).max(40),
    description: z.string().trim().min(10).max(300),
    hours: z.string().trim().min(2).max(60),
    takes_texts: z.boolean().default(false),
    languages: z.array(z.enum(["en", "es"])).min(1),
    /** Left out for a line of the whole country. */
    state: z.string().trim().min(4).optional(),
    checked_on: z.iso.date().optional(),
  }),
)

export const lawSources = z.array(source).min(1)

export type LawSource = z.infer<typeof source>

export const lawFile = z.strictObject({
  state: z.string().trim().min(4),
  /** When someone last compared the summary with its sources. */
  reviewed_on: z.iso.date(),
  call_law: law.optional(),
  call_covers: sentences,
  call_leaves_out: sentences.optional(),
  naloxone_law: law.optional(),
  naloxone: sentences,
  test_strips: sentences.optional(),
  /** What the sources do not show, in sentences for readers. */
  unconfirmed: z.string().trim().min(10).max(600).optional(),
  /** The report that the state itself requires after a reversal, and where it explains it. */
  duty_text: z.string().trim().min(20).max(300).optional(),
  duty_label: z.string().trim().min(3).max(80).optional(),
  duty_url: z.url({ protocol: /^https$/ }).optional(),
  sources: lawSources,
})

export const historyFile = z.array(
  z.strictObject({
    year: z.int().min(1990),
    title: z.string().trim().min(2).max(60),
    text: z.string().trim().min(20).max(500),
    aside: z.string().trim().min(5).max(200).optional(),
    /** By the end of the year; left out while it is not over. */
    people_trained: z.int().positive().optional(),
    scene: z.string().optional(),
    scene_alt: z.string().trim().min(5).max(300).optional(),
    /** Where a fact that is not our own can be read. */
    source: z.string().trim().min(5).max(160).optional(),
    source_url: z.url({ protocol: /^https$/ }).optional(),
  }),
)

export const awardsFile = z.array(
  z.strictObject({
    year: z.int().min(1990),
    title: z.string().trim().min(2).max(60),
    /** What it is for: "For patience". */
    reason: z.string().trim().min(2).max(60),
    text: z.string().trim().min(10).max(300),
    emblem: z.string(),
  }),
)
