import { z } from "zod"
import { ALT_MAX_LENGTH, CONSENT_MAX_LENGTH, CREDIT_MAX_LENGTH } from "./picture.ts"

/** What a new picture needs: what it shows, whose it is, and its focal point in percent. */
export const newPictureSchema = z.object({
  alt: oneLine(ALT_MAX_LENGTH).min(3, "Say what the picture shows, for people who can’t see it."),
  credit: optionalLine(CREDIT_MAX_LENGTH),
  focus_x: fraction().default(0.5),
  focus_y: fraction().default(0.5),
})

/** Everything staff change about a picture. */
export const pictureSchema = newPictureSchema
  .extend({
    consent_note: optionalLine(CONSENT_MAX_LENGTH),
    consent_until: z.union([z.literal(""), z.iso.date()], "Choose a date.").transform(date => date || null),
  })
  .refine(({ consent_note, consent_until }) => !consent_until || consent_note, {
    path: ["consent_note"],
    message: "Say who agreed until then.",
  })

export type PictureDetails = z.output<typeof newPictureSchema>

function oneLine(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength, `Keep it to ${maxLength} characters.`)
    .regex(/^\P{Cc}*$/u, "Write it on one line.")
}

function optionalLine(maxLength: number) {
  return oneLine(maxLength)
    .refine(text => text.length !== 1, "Write more than one letter.")
    .transform(text => text || null)
}

function fraction() {
  const message = "Type a number from 0 to 100."
  return z.coerce
    .number(message)
    .min(0, message)
    .max(100, message)
    .transform(percent => Math.round(percent) / 100)
}
