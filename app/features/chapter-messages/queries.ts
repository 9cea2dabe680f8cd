import type { SupabaseDb } from "#app/lib/supabase/types.ts"

const COLUMNS =
  "id, name, email, body, sent_at, answer, answered_at, done_at, chapter_id, chapters (name, slug)"

/** The messages that the caller may read: all for outreach, those of the own chapter for leads. */
export function messageRecords(db: SupabaseDb, { chapter }: Readonly<Record<string, string>>) {
  const all = db.from("chapter_messages").select(COLUMNS)
  return chapter ? all.eq("chapter_id", chapter) : all
}

export type ChapterMessage = NonNullable<Awaited<ReturnType<typeof messageRecords>>["data"]>[number]

export async function openMessageCount(db: SupabaseDb) {
  const { count } = await db
    .from("chapter_messages")
    .select("id", { count: "exact", head: true })
    .is("done_at", null)
    .throwOnError()
  return count ?? 0
}

/** For the filter of the list. */
export async function chapterOptions(db: SupabaseDb) {
  const { data } = await db.rpc("managed_chapters").select("id, name, state").order("name").throwOnError()
  return data.map(({ id, name, state }) => ({ value: id, label: `${name}, ${state}` }))
}
