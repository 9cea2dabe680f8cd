import { z } from "zod"
import { optionalTextField, textField } from "#app/lib/forms/fields.ts"
import { TIME_ZONE_LABELS } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"

const DOMAIN = /^([a-z0-9._+-]+@)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i

export const identitySchema = z.object({
  time_zone: z.string().refine(zone => Object.hasOwn(TIME_ZONE_LABELS, zone), "Choose a time zone."),
  name: textField(1, 80),
  tagline: textField(1, 160),
  description: textField(1, 320),
  contact_domain: z
    .string()
    .trim()
    .max(254)
    .regex(DOMAIN, "Enter a domain, such as example.org, or one email address."),
  notice: optionalTextField(1, 400),
  twitter: z
    .string()
    .trim()
    .regex(/^(@?\w{1,15})?$/, "Enter up to 15 letters, digits or underscores."),
})
