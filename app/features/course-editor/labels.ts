import type { DbEnum } from "#app/lib/supabase/types.ts"
import type { Block } from "#content/schema/blocks.ts"

export const COURSE_LABELS: Record<string, string> = {
  draft: "Not published",
  published: "Published",
  archived: "Archived",
}

export const AUDIENCE_LABELS = {
  everyone: "Everyone",
  campus: "Campus",
  nightlife: "Bars and nightlife",
  school: "Schools",
  parents: "Parents and guardians",
  workplace: "Work",
}

export const BLOCK_LABELS: Record<Block["kind"], string> = {
  text: "Text",
  picture: "Picture",
  film: "Film of drawings",
  video: "Video",
  checklist: "Checklist",
  drill: "Exercise with steps",
  flip: "Cards to turn over",
  check: "Question",
  order: "Steps to put into order",
  hotspot: "Spots to find",
  callout: "Note",
  embed: "YouTube or Vimeo video",
}

export const NOT_ALLOWED = "Your role can’t change courses."

/** Why a draft can’t be published. */
export const PUBLISH_PROBLEMS: Record<
  Exclude<DbEnum<"course_publish_outcome">, "published" | "scheduled" | "canceled" | "unknown">,
  string
> = {
  "not-reviewed": "It needs a medical review first.",
  "empty-lesson": "A lesson has no blocks. Write them, or remove the lesson.",
  "missing-source": "A block cites a source that the course doesn’t list, or the course has no source.",
  "too-few-questions":
    "The test draws more questions of a topic than are in use. Add questions, or draw fewer.",
  "no-draw": "The test draws no questions. Say how many of each topic it asks, or remove the questions.",
  past: "Choose a time from now to a year from now.",
  invalid: "It can’t be published like this. Keep the note to 300 characters.",
  "not-allowed": NOT_ALLOWED,
}
