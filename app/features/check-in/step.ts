import { z } from "zod"
import { walkUpErrors } from "./walk-up.ts"

const numbered = { sequence: z.int().min(0).max(2_000_000_000), seconds_ago: z.number().min(0) }
const people = z.coerce.number().int().min(1).max(5)
const walkUp = { registration: z.uuid(), name: z.string().max(200), email: z.string().max(300), people }
const kits = z.coerce.number().int().min(-100).max(100)
/** A row of the list as the phone has it, with the server's signature. */
const signedRow = {
  name: z.string().max(200).nullish(),
  code_hash: z.string().max(64).optional(),
  party_size: z.int().optional(),
  signature: z.string().max(64).optional(),
}

const stepSchema = z.discriminatedUnion("kind", [
  z.object({ ...numbered, kind: z.literal("check-in"), registration: z.uuid(), people, ...signedRow }),
  z.object({ ...numbered, kind: z.literal("undo"), registration: z.uuid() }),
  z.object({ ...numbered, kind: z.literal("walk-up"), ...walkUp }),
  z.object({ ...numbered, kind: z.literal("kits"), lot: z.string().max(60), kits }),
])

/** One thing that a helper did: with its number on the phone, and its age, because the clock of a phone may be wrong. */
export type Step = z.infer<typeof stepSchema>

export const syncSchema = z.object({
  device: z.uuid(),
  steps: z.array(stepSchema).max(500),
  since: z.iso.datetime({ offset: true }).optional(),
})

/** The same things as forms, for browsers without JavaScript. */
export const keySchema = z.object({
  key: z
    .string()
    .trim()
    .transform(text => text.split("#").at(-1)!)
    .refine(key => /^[0-9a-f]{64}$/.test(key), "That isn’t a whole key. Copy the link again."),
})
export const checkInSchema = z.object({ registration: z.uuid(), people })
export const undoSchema = z.object({ registration: z.uuid() })
export const walkUpSchema = z
  .object({
    name: z.string(),
    email: z.string().default(""),
    people,
    // The server chooses the id; a phone without a network chooses it itself.
    registration: z.uuid().default(() => crypto.randomUUID()),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(walkUpErrors(value)))
      issues.push({ code: "custom", input: value, path: [field], message })
  })
export const kitsSchema = z.object({
  lot: z.string().trim().min(1, "Enter the lot number on the box.").max(30, "Keep it to 30 characters."),
  kits,
})
