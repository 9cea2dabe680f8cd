import type { DbEnum } from "#app/lib/supabase/types.ts"

export type GiftKind = DbEnum<"gift_offer_kind">

export const KIND_LABELS: Readonly<Record<GiftKind, string>> = {
  company: "From a company",
  "in-kind": "In kind",
  planned: "In a will",
}

export const KIND_CHOICES: readonly { value: GiftKind; label: string; note: string }[] = [
  { value: "company", label: "From a company", note: "Money, matched gifts, a lesson for the crew." },
  { value: "in-kind", label: "Goods, space or time", note: "Printing, naloxone, a room, a truck for a day." },
  { value: "planned", label: "In a will or estate plan", note: "A gift that comes later." },
]
