import { z } from "zod"
import { PLAYER_NAMES } from "#app/lib/frames/players.ts"

/** Illustrations that lessons can use; `scripts/course-art` draws them. */
export const ART = [
  "arm-out",
  "breath-lines",
  "calendar-break",
  "call-911",
  "chest-compressions",
  "dose-clock",
  "draw-up",
  "hand-to-cheek",
  "infant-breath",
  "infant-compressions",
  "inject-thigh",
  "knee-up",
  "lip-colors",
  "mixed-pills",
  "naloxone-box",
  "narcat-lookout",
  "narcat-waving",
  "person-signs",
  "pupils",
  "receptors",
  "recovery-position",
  "rescue-breath",
  "response-check",
  "roll",
  "snoring",
  "spray-in-nostril",
  "spray-parts",
  "stay-together",
  "talk",
  "test-strip",
  "vial-and-syringe",
  "vial-clock",
] as const

export type Art = (typeof ART)[number]

const title = z.string().trim().min(1).max(120)
/** Plain text; the only markup is **strong**, *emphasis* and [links](/path) within the site. */
const words = z.string().trim().min(1).max(1200)
/** Never changes: saved answers refer to blocks, choices and steps by it. */
const id = z.string().regex(/^[a-z0-9-]{1,40}$/)
const art = z.enum(ART)
/** Alternative text of a picture. */
const alt = z.string().trim().min(10).max(300)
const percent = z.number().min(0).max(100)
const ownFile = z.string().regex(/^\/[\w./-]+$/)
/** Where a block's facts come from: ids in `sources.yaml`. */
const sources = z.array(z.string()).min(1).optional()

/** Left out of the school version, which signed-in learners under 18 get: lesson_blocks() in the database. */
const isForAdults = z.literal(true).optional()

const text = z.strictObject({
  kind: z.literal("text"),
  id,
  isForAdults,
  heading: title,
  paragraphs: z.array(words).min(1),
  sources,
})
const picture = z.strictObject({
  kind: z.literal("picture"),
  id,
  isForAdults,
  art,
  alt,
  caption: words.optional(),
  sources,
})
/** A slide show of illustrations; its captions are the transcript. */
const film = z.strictObject({
  kind: z.literal("film"),
  id,
  title,
  frames: z.array(z.strictObject({ art, alt, caption: words, seconds: z.number().min(2).max(30) })).min(2),
  sources,
})
const video = z.strictObject({
  kind: z.literal("video"),
  id,
  title,
  file: ownFile,
  poster: ownFile,
  captions: ownFile,
  transcript: z.array(words).min(1),
})
const checklist = z.strictObject({
  kind: z.literal("checklist"),
  id,
  isForAdults,
  title,
  items: z.array(words).min(1),
  sources,
})
const drill = z.strictObject({
  kind: z.literal("drill"),
  id,
  isForAdults,
  title,
  steps: z
    .array(z.strictObject({ title, text: words, seconds: z.number().min(1).max(300).optional() }))
    .min(2),
  sources,
})
const flip = z.strictObject({
  kind: z.literal("flip"),
  id,
  cards: z.array(z.strictObject({ front: words, back: words })).min(1),
  sources,
})
const check = z.strictObject({
  kind: z.literal("check"),
  id,
  stem: words,
  choices: z
    .array(z.strictObject({ id, text: words, isRight: z.boolean(), feedback: words }))
    .min(2)
    .refine(choices => choices.filter(choice => choice.isRight).length === 1, "one choice is right"),
})
const order = z.strictObject({
  kind: z.literal("order"),
  id,
  stem: words,
  /** In the right order. */
  steps: z.array(z.strictObject({ id, text: words })).min(2),
  feedback: words,
})
const hotspot = z.strictObject({
  kind: z.literal("hotspot"),
  id,
  stem: words,
  art,
  alt,
  /** Places on the picture, in percent of its width and height. */
  spots: z
    .array(
      z.strictObject({
        id,
        label: title,
        x: percent,
        y: percent,
        radius: percent,
        isRight: z.boolean(),
        feedback: words,
      }),
    )
    .min(2),
})
const callout = z.strictObject({
  kind: z.literal("callout"),
  id,
  isForAdults,
  tone: z.enum(["info", "care", "law"]),
  title,
  text: words,
  /** Shown to members of these states only. */
  states: z.array(z.string()).optional(),
  sources,
})
const embed = z.strictObject({
  kind: z.literal("embed"),
  id,
  provider: z.enum(PLAYER_NAMES),
  video: z.string().regex(/^[\w-]{6,20}$/),
  title,
  transcript: z.array(words).min(1),
})

export const block = z.discriminatedUnion("kind", [
  text,
  picture,
  film,
  video,
  checklist,
  drill,
  flip,
  check,
  order,
  hotspot,
  callout,
  embed,
])
export const lessonBlocks = z
  .array(block)
  .min(1)
  .refine(
    blocks => new Set(blocks.map(block => block.id)).size === blocks.length,
    "Two blocks have the same id",
  )

export type Block = z.infer<typeof block>
export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>
