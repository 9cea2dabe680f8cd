import type pg from "pg"

export interface ClaimedMail {
  id: string
  kind: string
  to_address: string
  subject: string
  text_body: string
  html_body: string
  unsubscribe_path: string | null
  message_id: string
  /** Number of claims; distinguishes this claim from a later one. */
  attempts: number
  created_at: Date
}

/** Claims the oldest queued email for this process until the lease ends. */
export async function claimMail(admin: pg.Pool, leaseMs: number, domain: string) {
  const { rows } = await admin.query<ClaimedMail>("select * from private.claim_email($1, $2)", [
    leaseMs,
    domain,
  ])
  return rows[0]
}

export async function markSent(admin: pg.Pool, { id }: ClaimedMail) {
  await admin.query("select private.mark_email_sent($1)", [id])
}

/** Returns whether the email is given up; otherwise it is retried later. */
export async function markFailed(admin: pg.Pool, mail: ClaimedMail, message: string, isFinal: boolean) {
  const { rows } = await admin.query<{ fate: "failed" | "retrying" | null }>(
    "select private.mark_email_failed($1, $2, $3, $4) as fate",
    [mail.id, mail.attempts, message.replaceAll("\0", ""), isFinal],
  )
  return rows[0]?.fate === "failed"
}

/** Without a mail server, emails are read in the outbox itself. */
export async function captureMail(admin: pg.Pool) {
  await admin.query(
    `update private.email_outbox set status = 'captured', claimed_until = null
     where status = 'queued' or status = 'sending' and claimed_until < now()`,
  )
}

/** Gives up emails that are too old and logs how many. */
export async function giveUpOldMail(admin: pg.Pool, log: (line: string) => void) {
  const { rows } = await admin.query<{ count: number }>("select private.give_up_old_emails()::int as count")
  const count = rows[0]?.count ?? 0
  if (count > 0) log(`${count} mails were not delivered within 72 hours and are given up`)
}

export async function removeOldBodies(admin: pg.Pool) {
  await admin.query("select private.remove_old_email_bodies()")
}

/** Milliseconds until the next email is due, or null if none is queued. */
export async function nextDueIn(admin: pg.Pool): Promise<number | null> {
  const { rows } = await admin.query<{ ms: number | null }>(
    `select (extract(epoch from min(coalesce(claimed_until, next_attempt_at)) - now()) * 1000)::float8 as ms
     from private.email_outbox where status in ('queued', 'sending')`,
  )
  return rows[0]?.ms ?? null
}
