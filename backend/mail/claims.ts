import type pg from "pg"

export interface ClaimedMail {
  id: string
  kind: string
  to_address: string
  subject: string
  text_body: string
  html_body: string
  message_id: string
  /** Counts claims, and so tells this claim from a later one. */
  attempts: number
  created_at: Date
}

const TOO_OLD = "created_at < now() - interval '72 hours'"

/**
 * Takes the mail that waits longest, for this process alone until the lease ends. A mail whose lease has
 * ended belongs to a process that did not live to report.
 */
export async function claimMail(admin: pg.Pool, leaseMs: number, domain: string) {
  const { rows } = await admin.query<ClaimedMail>(
    `update private.mail_outbox set status = 'sending', attempts = attempts + 1,
       claimed_until = now() + $1 * interval '1 millisecond',
       message_id = coalesce(message_id, '<' || id || '@' || $2 || '>')
     where id = (
       select id from private.mail_outbox
       where (status = 'queued' and next_attempt_at <= now() or status = 'sending' and claimed_until < now())
         and not ${TOO_OLD}
       order by next_attempt_at limit 1 for update skip locked
     )
     returning id, kind, to_address, subject, text_body, html_body, message_id, attempts, created_at`,
    [leaseMs, domain],
  )
  return rows[0]
}

/** Whoever holds the claim by now: the mail is out. */
export async function markSent(admin: pg.Pool, { id }: ClaimedMail) {
  await admin.query(
    `update private.mail_outbox set status = 'sent', sent_at = now(), claimed_until = null, last_error = null
     where id = $1 and status <> 'sent'`,
    [id],
  )
}

/** Tries again after 1, 2, 4 … 120 minutes, for three days; a final failure is not tried again. */
export async function markFailed(admin: pg.Pool, mail: ClaimedMail, message: string, isFinal: boolean) {
  const { rows } = await admin.query<{ isDead: boolean }>(
    `update private.mail_outbox set claimed_until = null, last_error = left($3, 1000),
       status = case when $4 or ${TOO_OLD} then 'dead' else 'queued' end,
       next_attempt_at = now() + least(interval '2 hours', interval '1 minute' * 2 ^ least(attempts - 1, 10))
     where id = $1 and status = 'sending' and attempts = $2
     returning status = 'dead' as "isDead"`,
    [mail.id, mail.attempts, message.replaceAll("\0", ""), isFinal],
  )
  return rows[0]?.isDead ?? false
}

/** Without a mail server the outbox itself is where mail is read. */
export async function captureMail(admin: pg.Pool) {
  await admin.query(
    `update private.mail_outbox set status = 'captured', claimed_until = null
     where status = 'queued' or status = 'sending' and claimed_until < now()`,
  )
}

/** Gives up what is too old to be of use, and says how many mails that were. */
export async function giveUpOldMail(admin: pg.Pool, say: (line: string) => void) {
  const { rowCount } = await admin.query(
    `update private.mail_outbox set status = 'dead', claimed_until = null,
       last_error = coalesce(last_error, 'Not delivered within 72 hours')
     where (status = 'queued' or status = 'sending' and claimed_until < now()) and ${TOO_OLD}`,
  )
  if (rowCount) say(`${rowCount} mails were not delivered within 72 hours and are given up`)
}

export async function removeOldBodies(admin: pg.Pool) {
  await admin.query("select private.remove_old_mail_bodies()")
}

/** Milliseconds until a mail is due, or null when none waits. */
export async function nextDueIn(admin: pg.Pool): Promise<number | null> {
  const { rows } = await admin.query<{ ms: number | null }>(
    `select (extract(epoch from min(coalesce(claimed_until, next_attempt_at)) - now()) * 1000)::float8 as ms
     from private.mail_outbox where status in ('queued', 'sending')`,
  )
  return rows[0]?.ms ?? null
}
