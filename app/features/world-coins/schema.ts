import { z } from "zod"

const short = z.string().max(80)

/** Something finished, as a browser sends it. */
export const finishedSchema = z.object({ source: short, proof: z.array(short).max(60) })

/** A guest's things, as the browser sends them at sign-up. */
export const guestWorldSchema = z.object({
  finished: z.array(finishedSchema).max(300),
  bought: z.array(short).max(60),
  costume: short.nullable(),
  background: short.nullable(),
  nameplate: short.nullable(),
})
