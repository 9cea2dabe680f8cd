import type { DbEnum } from "#app/lib/supabase/types.ts"
import type { Option } from "#app/ui/forms/select-field.tsx"
import { FEATURES, FORMATS, KINDS } from "../filters.ts"
import { type Repeat, WEEKDAYS } from "../series-rule.ts"

export const STATUS_LABELS: Readonly<Record<DbEnum<"event_status">, string>> = {
  draft: "Draft",
  published: "Published",
  canceled: "Canceled",
}

/** Beside the button that moves an event into the trash. */
export const TRASH_RULE =
  "Only a draft or a canceled event can be removed. One with registrations, check-ins, handed-out kits, links for helpers or shifts stays."

export const POSTER_COLORS: Readonly<Record<string, string>> = {
  air: "Light blue",
  marigold: "Yellow",
  green: "Green",
  siren: "Pink",
  night: "Dark green",
}

export const POSTER_ARTS: Readonly<Record<string, string>> = {
  rings: "Rings",
  bars: "Bars",
  cat: "Cat",
  arcs: "Arcs",
  hills: "Hills",
  ribbons: "Ribbons",
  talk: "Speech bubbles",
}

export const REPEATS: Readonly<Record<Repeat, string>> = {
  weekly: "Weekly",
  "monthly-day": "Monthly, on the same day",
  "monthly-weekday": "Monthly, on the same weekday (second Tuesday)",
  "monthly-last": "Monthly, on the last such weekday",
}

export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

export const WEEKDAY_OPTIONS = optionsOf(WEEKDAYS)
export const KIND_OPTIONS = optionsOf(KINDS)
export const FORMAT_OPTIONS = optionsOf(FORMATS)
export const FEATURE_OPTIONS = Object.entries(FEATURES).map(([value, { label }]) => ({ value, label }))
