import { setTimeout as wait } from "node:timers/promises"
import type pg from "pg"
import { renderEmail } from "#supabase/functions/_shared/messages/email.ts"
import { InvalidMessage } from "#supabase/functions/_shared/messages/message.ts"
import {
  type ClaimedEmail,
  claimEmail,
  giveUpOldEmails,
  markFailed,
  markSent,
  nextDueIn,
  renewClaim,
  siteOf,
} from "./claims.ts"
import { holdLease } from "./lease.ts"
import { type OutgoingEmail, SendError, type SmtpSettings, sendEmail } from "./smtp.ts"

export interface DeliveryOptions {
  admin: pg.Pool
  smtp: SmtpSettings
  /** Base URL of links in emails. */
  siteUrl: string
  log(line: string): void
  /** How long a claimed email belongs to this process after its last renewal. */
  leaseMs?: number
  /** How often a claim is renewed while its email is being sent. */
  renewMs?: number
  /** How long one attempt may take. */
  attemptMs?: number
}

interface Delivery {
  /** Sends what is due. */
  wake(): void
  /** Claims no more email and waits for the sends in progress. */
  close(): Promise<void>
}

const CONCURRENCY = 4
// Another process sends the email of a crashed one after this time.
const LEASE_MS = 15_000
const ATTEMPT_MS = 150_000
const MAX_SLEEP_MS = 60_000
const RETRY_MS = 500
const CLOSE_TIMEOUT_MS = 10_000

/** Sends queued email by SMTP; any number of processes can share one database. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { admin, smtp, siteUrl, log, leaseMs = LEASE_MS } = options
  const { renewMs = leaseMs / 5, attemptMs = ATTEMPT_MS } = options
  const domain = smtp.from.address.split("@").at(-1)!
  const workers = new Set<Promise<void>>()
  const stopping = new AbortController()
  let isClosed = false
  let scheduled = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let lastMessage = ""

  function wake() {
    clearTimeout(timer)
    while (workers.size < CONCURRENCY && !isClosed) {
      const worker = sendUntilEmpty().finally(() => {
        workers.delete(worker)
        if (workers.size === 0) scheduled = scheduleNext()
      })
      workers.add(worker)
    }
  }

  async function sendUntilEmpty() {
    try {
      while (!isClosed && (await sendNext())) {}
    } catch (error) {
      logOnce(`The email outbox is not available: ${(error as Error).message}`)
    }
  }

  async function scheduleNext() {
    let pause = RETRY_MS
    try {
      await giveUpOldEmails(admin, log)
      const due = (await nextDueIn(admin)) ?? MAX_SLEEP_MS
      pause = Math.min(Math.max(due, RETRY_MS), MAX_SLEEP_MS)
    } catch (error) {
      logOnce(`The email outbox is not available: ${(error as Error).message}`)
    }
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(wake, pause)
  }

  async function sendNext() {
    const startedAt = performance.now()
    const email = await claimEmail(admin, leaseMs, domain)
    if (!email) return false
    const renew = () => renewClaim(admin, email, leaseMs)
    const lease = holdLease({ renew, leaseMs, renewMs, startedAt })
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(attemptMs)])
    let outgoing: OutgoingEmail
    try {
      outgoing = toSend(email, siteUrl)
      await sendEmail(smtp, outgoing, { signal, canStillSend: lease.isValid })
    } catch (error) {
      await retryWrite(() => fail(email, error))
      return true
    } finally {
      lease.release()
    }
    await retryWrite(() => markSent(admin, email, outgoing.subject))
    lastMessage = ""
    return true
  }

  async function fail(email: ClaimedEmail, error: unknown) {
    const { isFinal, reason, message } = failureOf(error)
    const isGivenUp = await markFailed(admin, email, message, isFinal)
    if (isGivenUp) log(`Email ${email.id} (${email.message}) is given up: ${reason}`)
    else logOnce(`Emails wait because the mail server does not accept them: ${reason}`)
  }

  /** Retries until the outcome is stored, even if the database is down for a while. */
  async function retryWrite(write: () => Promise<void>) {
    while (!stopping.signal.aborted) {
      try {
        return await write()
      } catch (error) {
        logOnce(`The email outbox is not available: ${(error as Error).message}`)
        await wait(RETRY_MS)
      }
    }
  }

  // Repeated failures are logged once.
  function logOnce(message: string) {
    if (message !== lastMessage) log(message)
    lastMessage = message
  }

  wake()
  return {
    wake,
    async close() {
      isClosed = true
      clearTimeout(timer)
      const closeTimeout = setTimeout(() => stopping.abort(), CLOSE_TIMEOUT_MS)
      await Promise.all(workers)
      await scheduled
      clearTimeout(closeTimeout)
    },
  }
}

// An email that cannot be rendered or composed stays so: only an answer of the server is worth a retry.
function failureOf(error: unknown) {
  if (error instanceof SendError) return error
  const { message } = error as Error
  const reason = error instanceof InvalidMessage ? message : "it cannot be composed"
  return { isFinal: true, reason, message }
}

function toSend(email: ClaimedEmail, siteUrl: string): OutgoingEmail {
  const site = siteOf(email, siteUrl)
  return {
    ...renderEmail(email, site),
    to: email.to_address,
    unsubscribeUrl: email.unsubscribe_path === null ? null : site.url + email.unsubscribe_path,
    messageId: email.message_id,
    date: email.created_at,
  }
}
