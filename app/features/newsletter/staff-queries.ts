import type { NewsletterTopic } from "#app/lib/newsletter/topics.ts"
import type { ListState } from "#app/lib/staff/define-staff-list.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The view of subscribers who get no issue because their mail server refused the last ones. */
export const UNDELIVERABLE = "undeliverable"
// The module of isUuid would be one more file for the browser, which loads these queries with the list.
const SUBSCRIBER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const ROW_COLUMNS = "id, email, topics, state, confirmed_at, undeliverable_at"

/** Confirmed subscribers: all, of one topic, or the undeliverable ones. */
export function subscriberRows(db: SupabaseDb, { view, after }: ListState, limit: number) {
  if (view !== "all" && view !== UNDELIVERABLE) {
    const topic = view as NewsletterTopic
    return db
      .rpc("subscriber_page", { topic, after_confirmed: after?.at, after_id: after?.id, up_to: limit })
      .select(ROW_COLUMNS)
  }
  const rows = db.from("newsletter_subscribers").select(ROW_COLUMNS).not("confirmed_at", "is", null)
  return view === UNDELIVERABLE ? rows.not("undeliverable_at", "is", null) : rows
}

/** A confirmed subscriber, with the reasons why they get the newsletter again. Null for unknown and malformed ids alike. */
export async function subscriberForStaff(db: SupabaseDb, id: string) {
  if (!SUBSCRIBER_ID.test(id)) return null
  const { data } = await db
    .from("newsletter_subscribers")
    .select(
      "id, email, topics, state, confirmed_at, undeliverable_at, newsletter_resumptions (id, refused_since, reason, created_at)",
    )
    .eq("id", id)
    .not("confirmed_at", "is", null)
    .order("created_at", { referencedTable: "newsletter_resumptions", ascending: false })
    .limit(20, { referencedTable: "newsletter_resumptions" })
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const { newsletter_resumptions: resumptions, ...subscriber } = data
  return { ...subscriber, resumptions }
}

export type StaffSubscriber = NonNullable<Awaited<ReturnType<typeof subscriberForStaff>>>
