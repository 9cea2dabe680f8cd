import { z } from "zod"
import { RESCUE_STEPS } from "./rescue-steps.ts"

const text = z.string().trim().min(1).max(2000)
const short = z.string().trim().min(1).max(120)
// Paths of the site, email, telephone and HTTPS; no scheme that runs code.
const href = z
  .string()
  .regex(
    /^(\/(?![/\\])|mailto:|tel:|https:\/\/)\S*$/,
    "Start with / for a page of this site, or with https://, mailto: or tel:.",
  )
const link = z.strictObject({ label: short, href })

const PANEL_COLORS = ["green", "mint", "air", "marigold", "butter", "siren", "ink"] as const
const ART = [
  "waving",
  "thumbs",
  "kneeling",
  "rescue",
  "sleeping",
  "lookout",
  "happy",
  "peek",
  "backpack",
  "spray",
  "scene",
  "halftone",
  "certificate",
] as const

// Full illustrations with their own background, drawn for the courses.
const SCENES = [
  "call-911",
  "dose-clock",
  "lip-colors",
  "naloxone-box",
  "recovery-position",
  "rescue-breath",
  "response-check",
  "spray-in-nostril",
  "stay-together",
  "talk",
  "test-strip",
] as const

const background = z.enum(PANEL_COLORS)
/** The color behind the top of a page, header included. */
export const pageBackground = z.enum(["green", "mint", "air", "sky", "marigold", "butter", "paper", "white"])
const art = z.enum(ART)
const scene = z.enum(SCENES)

const category = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: short,
  description: z.string().trim().min(50).max(160),
  text,
  tasks: z.array(text).min(1),
  link,
})

export const sectionSchema = z.discriminatedUnion("kind", [
  /** The top of the page: its headline in up to three lines, each scaled to the full width. */
  z.strictObject({
    kind: z.literal("opening"),
    shape: z.enum(["wide", "split"]).default("wide"),
    lines: z.array(z.string().trim().min(2).max(22)).min(1).max(3),
    art: art.optional(),
    buttons: z.array(link).max(2).default([]),
  }),
  z.strictObject({ kind: z.literal("prose"), heading: short.optional(), paragraphs: z.array(text).min(1) }),
  z.strictObject({
    kind: z.literal("steps"),
    heading: short,
    items: z
      .array(z.strictObject({ title: short, text, art: art.optional(), scene: scene.optional() }))
      .min(2)
      .max(6),
  }),
  /** The steps of an emergency, in large type, with buttons. */
  z.strictObject({
    kind: z.literal("urgent"),
    items: z
      .array(
        z.strictObject({
          id: z.enum(RESCUE_STEPS).optional(),
          title: short,
          lines: z.array(text).min(1),
          /** For one step per screen: what to do, what else matters, and what the picture shows. */
          say: text.optional(),
          more: text.optional(),
          alt: text.optional(),
          action: link.optional(),
          scene: scene.optional(),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    kind: z.literal("facts"),
    heading: short,
    /** Shown under the first fact. */
    scene: scene.optional(),
    items: z.array(z.strictObject({ title: short, text, source: short.optional() })).min(1),
  }),
  z.strictObject({
    kind: z.literal("figures"),
    heading: short,
    items: z
      .array(z.strictObject({ value: z.string().trim().min(1).max(12), text, source: short }))
      .min(1)
      .max(4),
  }),
  z.strictObject({
    kind: z.literal("sides"),
    heading: short,
    /** How the lists relate: do and don't, one and the other, more and less risk. */
    marks: z.enum(["do", "pair", "risk"]).default("do"),
    sides: z.tuple([
      z.strictObject({ title: short, items: z.array(text).min(1) }),
      z.strictObject({ title: short, items: z.array(text).min(1) }),
    ]),
  }),
  z.strictObject({
    kind: z.literal("links"),
    heading: short,
    items: z.array(link.extend({ text })).min(1),
  }),
  z.strictObject({
    kind: z.literal("details"),
    heading: short,
    items: z.array(z.strictObject({ term: short, text, href: href.optional() })).min(1),
  }),
  z.strictObject({
    kind: z.literal("questions"),
    heading: short,
    items: z.array(z.strictObject({ question: short, answer: text })).min(1),
  }),
  /** The groups of the team by what they do, without names. */
  z.strictObject({ kind: z.literal("people"), heading: short, categories: z.array(category).min(1) }),
  z.strictObject({
    kind: z.literal("callout"),
    background,
    title: short,
    text,
    link: link.optional(),
    art: art.optional(),
  }),
  /** Narcat speaks: one sentence. */
  z.strictObject({
    kind: z.literal("narcat"),
    pose: art.extract(["waving", "happy", "thumbs"]),
    says: short,
  }),
  /** A comic with handwritten captions. */
  z.strictObject({
    kind: z.literal("story"),
    heading: short,
    text,
    panels: z
      .array(
        z.strictObject({
          caption: short,
          background,
          art: art.optional(),
          count: z.string().max(2).optional(),
        }),
      )
      .min(2),
  }),
  z.strictObject({ kind: z.literal("sources"), items: z.array(text).min(1) }),
])

export const sectionsSchema = z
  .array(sectionSchema)
  .refine(sections => sections.slice(1).every(({ kind }) => kind !== "opening"), "An opening comes first")

export type Section = z.infer<typeof sectionSchema>
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>
export type Link = z.infer<typeof link>
export type PanelColor = (typeof PANEL_COLORS)[number]
export type Art = (typeof ART)[number]
export type Scene = (typeof SCENES)[number]
export type TeamCategory = z.infer<typeof category>

/** The text of the terms or of the privacy policy. */
export const policySections = z
  .array(z.strictObject({ heading: short, paragraphs: z.array(text).min(1) }))
  .min(1)

export type PolicySection = z.infer<typeof policySections>[number]
