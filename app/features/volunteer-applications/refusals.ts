import type { DbEnum } from "#app/lib/supabase/types.ts"

type Refusal = Exclude<DbEnum<"volunteer_application_outcome">, "submitted">

export const APPLICATION_REFUSALS: Readonly<Record<Refusal, string>> = {
  invalid: "We couldn’t read this application. Check each field and try again.",
  "no-age": "Tell us your age on your profile first.",
  "no-consent": "A guardian has to agree to events first.",
  "already-open": "You already have an application. You can follow it in your account.",
  "too-many": "You applied three times this month. Wait a few weeks before you apply again.",
}
