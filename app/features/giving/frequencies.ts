import type { DbEnum } from "#app/lib/supabase/types.ts"

export const FREQUENCIES: Readonly<Record<DbEnum<"gift_frequency">, { label: string; every: string }>> = {
  once: { label: "Once", every: "" },
  monthly: { label: "Monthly", every: "a month" },
  quarterly: { label: "Quarterly", every: "every 3 months" },
  yearly: { label: "Yearly", every: "a year" },
}
