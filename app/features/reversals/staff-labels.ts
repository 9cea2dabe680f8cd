import type { DbEnum } from "#app/lib/supabase/types.ts"

export function placeText({ state, county }: { state: string | null; county: string | null }) {
  if (state === null) return "Place not said"
  return county === null ? state : `${county}, ${state}`
}

export function dosesText(doses: DbEnum<"reversal_doses">) {
  return doses === "unsure" ? "doses not known" : doses === "1" ? "1 dose" : `${doses} doses`
}
