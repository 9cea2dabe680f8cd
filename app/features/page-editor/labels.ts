import type { DbEnum } from "#app/lib/supabase/types.ts"
import type { Section } from "#content/schema/sections.ts"

export const SECTION_LABELS: Record<Section["kind"], string> = {
  opening: "Opening",
  prose: "Text",
  steps: "Steps",
  urgent: "Emergency steps",
  facts: "Facts",
  figures: "Numbers",
  sides: "Two lists",
  links: "Links",
  details: "Details",
  questions: "Questions and answers",
  people: "Groups of the team",
  callout: "Colored panel",
  narcat: "Narcat speaks",
  story: "Comic",
  sources: "Sources",
}

export const NOT_ALLOWED = "Your role can’t change pages."

/** Why a draft can’t be published. */
export const PUBLISH_PROBLEMS: Record<
  Exclude<DbEnum<"page_publish_outcome">, "published" | "scheduled" | "canceled" | "unknown">,
  string
> = {
  "not-reviewed": "It needs a medical review first.",
  "missing-source":
    "A health fact has no source. Name the source of each fact, or add a section with sources.",
  "opening-first": "The opening has to be the first section. Move it to the top.",
  unchanged: "Nothing has changed yet. Change the title or a section first.",
  past: "Choose a time from now to a year from now.",
  invalid: "It can’t be published like this. Keep the note to 300 characters.",
  "not-allowed": NOT_ALLOWED,
}
