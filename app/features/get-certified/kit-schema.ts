import { z } from "zod"
import { plainName } from "#app/lib/forms/fields.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { STATE_NAMES } from "./state-names.ts"

function text(min: number, max: number, missing: string) {
  return z.string(missing).trim().min(min, missing).max(max, `Keep it under ${max} characters.`)
}

function line(min: number, max: number, missing: string) {
  return text(min, max, missing).regex(/^\P{Cc}*$/u, "Use one line of plain text.")
}

export const kitSchema = z.object({
  full_name: text(2, 100, "Enter the name on your mailbox.").check(plainName("The name")),
  street: line(3, 160, "Enter the street and number, or the P.O. box."),
  city: line(2, 80, "Enter the city or town."),
  state: z.string().refine(name => STATE_NAMES.includes(name), "Choose the state to send the kit to."),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, "Enter a ZIP code: 5 digits, or 5 and 4 with a dash."),
  quantity: z.enum(["1", "2"], "Choose one kit or two.").transform(Number),
  had_naloxone: z.enum(["yes", "no"], "Choose yes or no.").transform(answer => answer === "yes"),
  agree: z.literal("on", "Please agree before you send the request."),
})

export const KIT_REFUSALS: Readonly<Record<Exclude<DbEnum<"kit_request_outcome">, "requested">, string>> = {
  "no-certificate": "Kits are for people with a valid certificate. Yours is missing or has expired.",
  "no-consent": "If you’re under 18, a guardian has to agree first. Ask yours on your guardian page.",
  "state-blocked": "We can’t ship to this state. A pharmacy or health department there can help you.",
  "already-open": "You already have an open request. See it above.",
  "too-soon": "We sent you a kit recently. You can ask for another one later.",
  "out-of-stock": "We don’t have enough kits right now. Ask for one instead of two, or come back soon.",
  invalid: "We couldn’t read this address. Check each line and try again.",
}
