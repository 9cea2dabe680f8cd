import type pg from "pg"
import { renderEmail, type StoredEmail } from "#supabase/functions/_shared/messages/email.ts"
import { InvalidMessage } from "#supabase/functions/_shared/messages/message.ts"

/** An email of the outbox with everything needed to render it. */
export interface OutboxEmail extends StoredEmail {
  id: string
  site_name: string
  site_color: string | null
  site_logo: string | null
}

export interface ClaimedEmail extends OutboxEmail {
  to_address: string
  message_id: string
  /** Counts claims, and so tells this claim from a later one. */
  attempts: number
  created_at: Date
}

/** Claims the email that has waited longest, for this process until the lease ends. */
export async function claimEmail(admin: pg.Pool, leaseMs: number, domain: string) {
  const { rows } = await admin.query<ClaimedEmail>("select * from private.claim_email($1, $2)", [
    leaseMs,
    domain,
  ])
  return rows[0]
}

/** Extends the lease; false if it has ended and another process has claimed the email. */
export async function renewClaim(admin: pg.Pool, { id, attempts }: ClaimedEmail, leaseMs: number) {
  const { rows } = await admin.query<{ renewed: boolean }>(
    "select private.renew_email_claim($1, $2, $3) as renewed",
    [id, attempts, leaseMs],
  )
  return rows[0]?.renewed === true
}

export async function markSent(admin: pg.Pool, { id }: ClaimedEmail, subject: string) {
  await admin.query("select private.mark_email_sent($1, $2)", [id, subject])
}

/** Returns whether the email was given up; otherwise it is retried later. */
export async function markFailed(admin: pg.Pool, email: ClaimedEmail, problem: string, isFinal: boolean) {
  const { rows } = await admin.query<{ state: "failed" | "retrying" | null }>(
    "select private.mark_email_failed($1, $2, $3, $4) as state",
    [email.id, email.attempts, problem.replaceAll("\0", ""), isFinal],
  )
  return rows[0]?.state === "failed"
}

export const TO_RENDER = `id, message, params, locale, topic, unsubscribe_path,
  coalesce((select name from public.site_settings), '') as site_name,
  (select main_color from public.site_settings) as site_color, (select logo_id from public.site_settings) as site_logo,
  private.email_text(message, locale) as words`

/** Without an SMTP server, emails stay in the outbox and are read at /dev/mail. */
export async function captureEmails(admin: pg.Pool, siteUrl: string) {
  const { rows } = await admin.query<OutboxEmail>(
    `select ${TO_RENDER} from private.email_outbox
     where status = 'queued' or status = 'sending' and claimed_until < now() order by created_at`,
  )
  for (const email of rows) {
    const { subject, problem } = rendered(email, siteUrl)
    await admin.query(
      `update private.email_outbox set status = $2, subject = $3, last_error = $4, claimed_until = null
       where id = $1 and status in ('queued', 'sending')`,
      [email.id, problem ? "dead" : "captured", subject ?? null, problem ?? null],
    )
  }
}

export function siteOf({ site_name, site_color, site_logo }: OutboxEmail, siteUrl: string) {
  return { name: site_name, url: siteUrl.replace(/\/$/, ""), color: site_color, logoId: site_logo }
}

/** The rendered email, or why it cannot be rendered. */
export function rendered(email: OutboxEmail, siteUrl: string) {
  try {
    return { ...renderEmail(email, siteOf(email, siteUrl)), problem: null }
  } catch (error) {
    if (!(error instanceof InvalidMessage)) throw error
    return { subject: null, text: null, html: null, problem: error.message }
  }
}

/** Gives up emails that are too old to be useful, and logs how many. */
export async function giveUpOldEmails(admin: pg.Pool, log: (line: string) => void) {
  const { rows } = await admin.query<{ count: number }>("select private.give_up_old_emails()::int as count")
  const count = rows[0]?.count ?? 0
  if (count > 0) log(`${count} emails were not delivered within 72 hours and are given up`)
}

export async function removeOldParams(admin: pg.Pool) {
  await admin.query("select private.remove_old_email_params()")
}

/** Milliseconds until an email is due, or null when none is waiting. */
export async function nextDueIn(admin: pg.Pool): Promise<number | null> {
  const { rows } = await admin.query<{ ms: number | null }>(
    `select (extract(epoch from min(coalesce(claimed_until, next_attempt_at)) - now()) * 1000)::float8 as ms
     from private.email_outbox where status in ('queued', 'sending')`,
  )
  return rows[0]?.ms ?? null
}
