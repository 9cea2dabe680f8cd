import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { noticeText } from "./notice-text.server.ts"
import type { Rhythm, Topic } from "./topics.ts"

interface NoticeRow {
  id: string
  topic: Topic
  message: string
  params: unknown
  created_at: string
  read_at: string | null
}

export type Notice = ReturnType<typeof readableNotices>[number]

/** Notices with their text. */
export function readableNotices(rows: readonly NoticeRow[]) {
  return rows.flatMap(noticeText)
}

/** The member's settings, with defaults for topics they have not chosen. */
export async function ownNotifications(db: SupabaseDb) {
  const [choices, settings] = await Promise.all([
    db.rpc("my_notifications").throwOnError(),
    db.from("notification_settings").select("digest").maybeSingle().throwOnError(),
  ])
  const rhythm: Rhythm = settings.data?.digest ?? "each"
  return { choices: choices.data, rhythm }
}

export async function saveNotifications(db: SupabaseDb, switchedOn: string[], rhythm: Rhythm) {
  await db.rpc("save_notifications", { switched_on: switchedOn, rhythm }).throwOnError()
}

/** One notice, or all of them. */
export async function readNotices(db: SupabaseDb, notice?: string) {
  await db.rpc("read_notices", notice === undefined ? {} : { notice }).throwOnError()
}

/** The topic of an unsubscribe link, "all", or null for an unknown token. */
export async function topicOfLink(db: SupabaseDb, token: string): Promise<Topic | "all" | null> {
  const { data } = await db.rpc("unsubscribe_topic", { token }).maybeSingle().throwOnError()
  return data && (data.topic ?? "all")
}

export async function unsubscribe(db: SupabaseDb, token: string, fromAll: boolean) {
  const { data } = await db.rpc("unsubscribe", { token, from_all: fromAll }).throwOnError()
  return data === "unsubscribed"
}
