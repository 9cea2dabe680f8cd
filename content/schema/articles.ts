import { z } from "zod"

const short = z.string().trim().min(1).max(120)
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
/** Plain text; the markup is **strong**, *emphasis*, [links](/path) within the site, and [^S1], which cites a source. */
const words = z.string().trim().min(1).max(1200)
const ownPath = z.string().regex(/^\/(?!\/)[\w\-./#?=&%]*$/)

const articleBlock = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("opening"), text: words }),
  z.strictObject({ kind: z.literal("heading"), id: z.string().regex(/^[a-z0-9-]{1,40}$/), text: short }),
  z.strictObject({ kind: z.literal("text"), paragraphs: z.array(words).min(1) }),
  z.strictObject({
    kind: z.literal("list"),
    isNumbered: z.boolean().default(false),
    items: z.array(words).min(1),
  }),
  /** Sentences to say, one after the other. */
  z.strictObject({ kind: z.literal("script"), lines: z.array(short).min(1) }),
  z.strictObject({
    kind: z.literal("questions"),
    items: z.array(z.strictObject({ question: short, answer: words })).min(1),
  }),
  /** Two columns: what is replaced, and by what. */
  z.strictObject({
    kind: z.literal("pairs"),
    labels: z.tuple([short, short]),
    items: z.array(z.strictObject({ before: short, after: short })).min(1),
  }),
  /** A pull quote: what the passage says, in large letters. */
  z.strictObject({
    kind: z.literal("quote"),
    lines: z.array(z.string().trim().min(2).max(22)).min(1).max(3),
  }),
  z.strictObject({
    kind: z.literal("steps"),
    items: z.array(z.strictObject({ title: short, text: words })).min(2),
  }),
  z.strictObject({
    kind: z.literal("links"),
    items: z.array(z.strictObject({ label: short, href: ownPath })).min(1),
  }),
  /** A row of `pictures`, which has the alternative text. */
  z.strictObject({ kind: z.literal("picture"), picture: z.uuid(), caption: words.optional() }),
  /** A public number by its id in `impact_metrics`, with its current value or the one on a day. */
  z.strictObject({
    kind: z.literal("figure"),
    metric: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
    text: words.optional(),
    /** Stored as value and day; saving replaces "now" by those of the ledger. */
    frozen: z
      .union([z.literal("now"), z.strictObject({ value: z.int().min(0), on: z.iso.date() })])
      .optional(),
  }),
  /** A note on a colored background. */
  z.strictObject({ kind: z.literal("callout"), title: short.optional(), text: words }),
])

export type ArticleBlock = z.infer<typeof articleBlock>
export type ArticleBlockOf<Kind extends ArticleBlock["kind"]> = Extract<ArticleBlock, { kind: Kind }>

export const articleBlocks = z
  .array(articleBlock)
  .min(1)
  .refine(hasUniqueHeadings, "Two headings have the same id")

function hasUniqueHeadings(blocks: ArticleBlock[]) {
  const ids = blocks.flatMap(block => (block.kind === "heading" ? [block.id] : []))
  return new Set(ids).size === ids.length
}

const line = z.string().trim().min(2).max(22)
export const titleLines = z.strictObject({
  wide: z.array(line).min(1).max(3),
  phone: z.array(line).min(1).max(4),
})

const anyArticle = z.strictObject({
  title: z.string().trim().min(3).max(120),
  summary: z.string().trim().min(20).max(300),
  tags: z.array(slug).max(10),
  /** Counted back from the day on which the file is first loaded. */
  published_days_ago: z.int().min(1),
  checked_on: z.iso.date().optional(),
  blocks: articleBlocks,
})

export const blogFile = anyArticle.extend({
  lines: titleLines.optional(),
  /** A key of categories.yaml. */
  category: slug,
  /** A key of authors.yaml. */
  author: slug,
  color: z.enum(["mint", "air", "butter", "marigold"]),
  art: z.enum(["snack-drawer", "hip-pack"]).optional(),
  question: z.string().trim().min(10).max(120).optional(),
  lines_to_share: z.array(short).max(6).default([]),
})

export const pressFile = anyArticle.extend({ place: short })

export const categoriesFile = z.record(
  slug,
  z.strictObject({ title: short, description: z.string().trim().min(50).max(160) }),
)

export const tagsFile = z.record(
  slug,
  z.strictObject({ title: short, description: z.string().trim().min(50).max(160) }),
)

export const authorsFile = z.record(slug, z.strictObject({ name: short, role: short }))

/** The ids of the sources that a text or a list of blocks cites. */
export function citedIds(content: unknown): string[] {
  return [...JSON.stringify(content).matchAll(/\[\^(S\d{1,3})\]/g)].map(([, id]) => id!)
}
