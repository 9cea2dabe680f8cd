import { noticeContent } from "#supabase/functions/_shared/messages/catalog.ts"
import {
  type RenderedEmail,
  renderEmail,
  type StoredEmail,
} from "#supabase/functions/_shared/messages/email.ts"
import type { TestDatabase } from "./database.ts"

const SITE = { name: "Open Airway", url: "http://localhost:3000" }

type Sql = TestDatabase["sql"]
type SentEmail = StoredEmail & RenderedEmail

/** Titles of a member's notices, oldest first. */
export async function noticeTitles(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql<{ message: string; params: unknown }>(
    "select message, params from public.notices where user_id = $1 order by created_at, message",
    [userId],
  )
  return rows.map(row => noticeContent({ ...row, locale: "en" }).title)
}

/** Emails to an address, rendered as they are sent, oldest first. */
export async function emailsTo(sql: Sql, address: string): Promise<SentEmail[]> {
  const rows = await sql<StoredEmail>(
    "select message, params, locale, topic, unsubscribe_path from private.email_outbox where to_address = $1 order by created_at, id",
    [address],
  )
  return rows.map(row => ({ ...row, ...renderEmail(row, SITE) }))
}

/** Throws for a message that a test has queued and that the catalog cannot render. */
export async function renderAllMessages(sql: Sql) {
  const notices = await sql<{ message: string; params: unknown }>(
    "select message, params from public.notices",
  )
  for (const notice of notices) noticeContent({ ...notice, locale: "en" })
  const emails = await sql<StoredEmail>(
    `select message, params, locale, topic, unsubscribe_path from private.email_outbox
     where params is not null and status <> 'dead'`,
  )
  for (const email of emails) renderEmail(email, SITE)
}
