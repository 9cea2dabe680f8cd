import type { z } from "zod"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import type { contactSchema } from "./schema.ts"

const COLUMNS = "id, topic, name, email, body, sent_at, answer, answered_at, done_at"

type Message = Omit<z.output<typeof contactSchema>, "website">

export async function sendContactMessage(db: SupabaseDb, { topic, name, email, body }: Message) {
  return (await db.rpc("send_contact_message", { topic, name, email, body }).throwOnError()).data
}

export function messageRecords(db: SupabaseDb) {
  return db.from("contact_messages").select(COLUMNS)
}

export type ContactMessage = NonNullable<Awaited<ReturnType<typeof messageRecords>>["data"]>[number]

export async function openMessageCount(db: SupabaseDb) {
  const { count } = await db
    .from("contact_messages")
    .select("id", { count: "exact", head: true })
    .is("done_at", null)
    .throwOnError()
  return count ?? 0
}
