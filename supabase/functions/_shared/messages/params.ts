import { z } from "zod"

// Strict, so that a parameter misspelled by the caller fails instead of being left out of the text.
export const params = z.strictObject
export const noParams = params({})

export const text = z.string().min(1).max(2000)
export const id = z.uuid()
/** Part of an address of the site. */
export const slug = z.string().regex(/^[A-Za-z0-9-]{1,100}$/)
/** Null where the person has not told us a name. */
export const name = z.string().max(200).nullable()
export const code = z.string().regex(/^[0-9A-Za-z-]{6,40}$/)
export const url = z.url({ protocol: /^https?$/ })
/** A day as `2026-11-16`. */
export const day = z.iso.date()
/** A moment, to be shown in a time zone. */
export const moment = z.iso.datetime({ offset: true })
