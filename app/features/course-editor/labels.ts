import type { DbEnum } from "#app/lib/supabase/types.ts"
import type { Block } from "#content/schema/blocks.ts"

export const DRAFT_LABELS: Record<DbEnum<"course_draft_status">, string> = {
  writing: "Draft",
  review: "In review",
  reviewed: "Reviewed",
}

export const COURSE_LABELS: Record<string, string> = {
  draft: "Not published",
  published: "Published",
  archived: "Archived",
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

export const CONFLICT =
  "Someone else saved this while you were writing. Your text is still here. Open the page in another tab to read theirs, then save yours anyway or discard it."

export const NOT_ALLOWED = "Your role can’t change courses."
