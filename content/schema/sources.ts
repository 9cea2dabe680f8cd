import { z } from "zod"

/** An https address that browsers accept; the database has the same rule. */
const address = /^https:\/\/((?!xn--)[a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(:\d{1,4})?([/?#][!-~]*)?$/i
const citedId = z.string().regex(/^S\d{1,3}$/)

/** A page with the day on which it was read. */
export const source = z.strictObject({
  title: z.string().trim().min(1).max(160),
  publisher: z.string().trim().min(1).max(120),
  url: z.string().max(500).regex(address),
  /** The day on which the cited facts were last compared with the page. */
  accessed: z.iso.date(),
})

/** By the id with which lessons and questions cite the source. */
export const sourcesFile = z.record(citedId, source)

/** A source as courses and questions store it. */
export const citedSource = source.extend({ id: citedId })

export type CitedSource = z.infer<typeof citedSource>
