import type { NewsletterTopic } from "#app/lib/newsletter/topics.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The view of subscribers who get no issue because their mail server refused the last ones. */
export const UNDELIVERABLE = "undeliverable"

/** Confirmed subscribers: all, of one topic, or the undeliverable ones. */
export function subscriberRows(db: SupabaseDb, view: string) {
  const rows = db
    .from("newsletter_subscribers")
    .select("id, email, topics, state, confirmed_at, undeliverable_at")
    .not("confirmed_at", "is", null)
  if (view === UNDELIVERABLE) return rows.not("undeliverable_at", "is", null)
  return view === "all" ? rows : rows.contains("topics", [view as NewsletterTopic])
}
