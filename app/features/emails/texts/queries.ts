import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The keys of the emails whose words staff changed. */
export async function changedEmails(db: SupabaseDb) {
  const { data } = await db
    .from("email_texts")
    .select("message, subject")
    .eq("locale", "en")
    .order("version")
    .throwOnError()
  const latest = new Map(data.map(({ message, subject }) => [message, subject !== null]))
  return [...latest].filter(([, isChanged]) => isChanged).map(([message]) => message)
}

/** Every version of the words of an email, the newest first. */
export async function emailTextHistory(db: SupabaseDb, message: string) {
  const { data } = await db.rpc("email_text_history", { message }).throwOnError()
  return data
}

export type EmailTextVersion = Awaited<ReturnType<typeof emailTextHistory>>[number]
