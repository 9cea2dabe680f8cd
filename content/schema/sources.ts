import { z } from "zod"

/** A page with the day on which it was read. */
export const source = z.strictObject({
  title: z.string().trim().min(1).max(160),
  publisher: z.string().trim().min(1).max(120),
  url: z.url({ protocol: /^https$/ }),
  /** The day on which the cited facts were last compared with the page. */
  accessed: z.iso.date(),
})

/** By the id with which lessons and questions cite the source. */
export const sourcesFile = z.record(z.string().regex(/^S\d{1,3}$/), source)

/** A source as courses and questions store it. */
export const citedSource = source.extend({ id: z.string() })

export type CitedSource = z.infer<typeof citedSource>
