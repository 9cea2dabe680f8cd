import { z } from "zod"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { STATE_NAMES } from "./state-names.ts"

function line(min: number, max: number, missing: string) {
  return z
    .string(missing)
    .trim()
    .min(min, missing)
    .max(max, `Keep it under ${max} characters.`)
    .regex(/^\P{Cc}*$/u, "Use one line of plain text.")
}

export const kitSchema = z.object({
  full_name: line(2, 100, "Write the name that is on your mailbox."),
  street: line(3, 160, "Write the street and number, or the P.O. box."),
  city: line(2, 80, "Write the city or town."),
  state: z.string().refine(name => STATE_NAMES.includes(name), "Pick the state the kit should go to."),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, "A ZIP code has 5 digits, or 5 and 4 with a dash."),
  quantity: z.enum(["1", "2"], "Pick one kit or two.").transform(Number),
  had_naloxone: z.enum(["yes", "no"], "Say yes or no.").transform(said => said === "yes"),
  agree: z.literal("on", "Please agree before you send the request."),
})

export const KIT_REFUSALS: Readonly<Record<Exclude<DbEnum<"kit_request_outcome">, "requested">, string>> = {
  "no-certificate": "A kit goes to people with a valid certificate. Yours is missing or has ended.",
  "no-consent": "Under 18 a guardian has to agree before we send a kit. Ask yours on your guardian page.",
  "state-blocked": "We may not send kits to this state. A pharmacy or health department there can help you.",
  "already-open": "You have a request that is still open. You see it above.",
  "too-soon": "You had a kit within the last 90 days. After that you can ask for another.",
  "out-of-stock": "There are not enough kits left right now. Ask for one instead of two, or come back soon.",
  invalid: "We could not read this address. Check each line and send it again.",
}
