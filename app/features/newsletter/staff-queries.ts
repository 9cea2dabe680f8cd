import type { NewsletterTopic } from "#app/lib/newsletter/topics.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** Confirmed subscribers, of one topic or all. */
export function subscriberRows(db: SupabaseDb, view: string) {
  const rows = db
    .from("newsletter_subscribers")
    .select("id, email, topics, state, confirmed_at")
    .not("confirmed_at", "is", null)
  return view === "all" ? rows : rows.contains("topics", [view as NewsletterTopic])
}
