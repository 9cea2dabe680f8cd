import type { DbEnum } from "#app/lib/supabase/types.ts"

export type NewsletterTopic = DbEnum<"newsletter_topic">

/** What a subscriber chooses from. */
export const TOPIC_CHOICES = [
  {
    value: "guidance",
    label: "One email a month",
    note: "What changed in the guidance, and new stories from the blog.",
  },
  { value: "events", label: "Classes and events", note: "When there’s a new one in your state." },
  { value: "press", label: "Press releases", note: "For reporters, on the day they come out." },
] as const satisfies readonly { value: NewsletterTopic; label: string; note: string }[]
