import { z } from "zod"

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const title = z.string().trim().min(2).max(40)
const description = z.string().trim().min(50).max(160)
const sentences = z.array(z.string().trim().min(1).max(320)).min(1).max(4)
/** Narcat speaks: one sentence. */
const says = z.string().trim().min(2).max(110)

/** A drawing on the background of a place. `x` is its middle and `y` its lower edge, in a picture of 800 by 450. */
const drawing = z.strictObject({
  /** The name of a file in `public/art/world`. */
  art: key,
  x: z.int().min(-100).max(900),
  y: z.int().min(0).max(560),
  size: z.number().min(0.3).max(2).default(1),
  isFlipped: z.boolean().default(false),
})

const picture = z.strictObject({
  /** What the picture shows, for people who do not see it. */
  alt: z.string().trim().min(20).max(260),
  drawings: z.array(drawing).min(1).max(8),
})

const option = z.strictObject({ key, label: z.string().trim().min(2).max(90), to: key })

const screen = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("question"),
    heading: title,
    text: sentences,
    picture,
    options: z.array(option).min(2).max(3),
  }),
  /** After a choice that does not help: why, and what happens next. The reader tries again. */
  z.strictObject({ kind: z.literal("detour"), heading: title, text: sentences, picture, says }),
  z.strictObject({ kind: z.literal("ending"), heading: title, text: sentences, picture, says }),
])

/** A story of a place: screens that lead to each other, beginning with `start`. */
export const storyFile = z.strictObject({
  title,
  description,
  lead: z.string().trim().min(20).max(200),
  /** Ids in `sources.yaml`. */
  sources: z.array(z.string()).min(1),
  /** When someone last compared the story with its sources. */
  reviewed_on: z.iso.date(),
  screens: z.record(key, screen).refine(screens => "start" in screens, "has no screen named start"),
})

export const placeFile = z.strictObject({
  title,
  description,
  lead: z.string().trim().min(20).max(300),
  says,
  /** What its background shows. */
  alt: z.string().trim().min(20).max(260),
})

export type Story = z.infer<typeof storyFile>
export type Screen = Story["screens"][string]
export type ScenePicture = z.infer<typeof picture>
export type PlaceText = z.infer<typeof placeFile>
