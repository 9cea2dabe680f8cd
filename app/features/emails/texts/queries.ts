import type { SupabaseDb } from "#app/lib/supabase/types.ts"

/** The words of the emails that staff changed, by key. */
export async function changedEmails(db: SupabaseDb) {
  const { data } = await db
    .from("email_texts")
    .select("message, subject, heading, body, button")
    .eq("locale", "en")
    .order("version")
    .throwOnError()
  const latest = new Map(data.map(({ message, ...words }) => [message, words]))
  // A newest version without texts goes back to the shipped words.
  return new Map([...latest].filter(([, { subject }]) => subject !== null))
}

/** Every version of the words of an email, the newest first. */
export async function emailTextHistory(db: SupabaseDb, message: string) {
  const { data } = await db.rpc("email_text_history", { message }).throwOnError()
  return data
}

export type EmailTextVersion = Awaited<ReturnType<typeof emailTextHistory>>[number]
