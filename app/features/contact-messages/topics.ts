import type { DbEnum } from "#app/lib/supabase/types.ts"

export const TOPICS: Readonly<Record<DbEnum<"contact_topic">, string>> = {
  general: "Anything at all",
  learning: "Lessons and events",
  chapters: "Chapters",
  giving: "Giving",
  press: "Press",
  privacy: "Privacy",
}
