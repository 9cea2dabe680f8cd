import { z } from "zod"
import { STATES } from "#app/lib/format/states.ts"
import { plainName } from "#app/lib/forms/fields.ts"
import type { DueText } from "./queries.ts"

const NAME_LIMIT = 80
const CERTIFICATE_NAME_LIMIT = 100
const PRONOUNS_LIMIT = 40

/** Empty text becomes null. */
function optionalLine(limit: number, what: string) {
  return z
    .string()
    .trim()
    .max(limit, `${what} can have up to ${limit} characters.`)
    .check(plainName(what))
    .transform(value => (value === "" ? null : value))
}

/** The columns that members may write. A form with any other field is rejected. */
export const profileSchema = z.strictObject({
  intent: z.literal("profile"),
  display_name: optionalLine(NAME_LIMIT, "Your name"),
  certificate_name: optionalLine(CERTIFICATE_NAME_LIMIT, "The name on certificates"),
  pronouns: optionalLine(PRONOUNS_LIMIT, "Pronouns"),
  state: z
    .enum(["", ...STATES], "Choose a state from the list.")
    .transform(value => (value === "" ? null : value)),
  language: z.enum(["en", "es"], "Choose one of the two languages."),
})

/** A checkbox for each policy, with its version as the value. */
export function agreementSchema(texts: readonly DueText[]) {
  const boxes = texts.map(({ kind, version }) => {
    return [kind, z.literal(String(version), "Agree to this to continue.")] as const
  })
  return z.object(Object.fromEntries(boxes))
}

const share = z.coerce.number().min(0).max(1)

/** The square chosen in the browser. Without JavaScript there is none, and the center is used. */
export const cropSchema = z.object({ x: share, y: share, size: share.gt(0) })
