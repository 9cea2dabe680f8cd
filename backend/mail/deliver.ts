import { setTimeout as wait } from "node:timers/promises"
import type pg from "pg"
import { type ClaimedMail, claimMail, giveUpOldMail, markFailed, markSent, nextDueIn } from "./claims.ts"
import { withSiteUrl } from "./queue-email.ts"
import { type OutgoingMail, SendError, type SmtpSettings, sendMail } from "./smtp.ts"

export interface DeliveryOptions {
  admin: pg.Pool
  smtp: SmtpSettings
  /** Base URL of links in emails. */
  siteUrl: string
  log(line: string): void
  /** How long a claimed email belongs to this process. */
  leaseMs?: number
}

export interface Delivery {
  /** Sends what is due. */
  wake(): void
  /** Claims no more email and waits for the sends in progress. */
  close(): Promise<void>
}

const CONCURRENCY = 4
const LEASE_MS = 180_000
const MAX_SLEEP_MS = 60_000
const RETRY_MS = 500
const CLOSE_TIMEOUT_MS = 10_000

/** Sends queued email by SMTP; any number of processes can share one database. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { admin, smtp, siteUrl, log, leaseMs = LEASE_MS } = options
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
      logOnce(`The mail outbox does not answer: ${(error as Error).message}`)
    }
  }

  async function scheduleNext() {
    let pause = RETRY_MS
    try {
      await giveUpOldMail(admin, log)
      const due = (await nextDueIn(admin)) ?? MAX_SLEEP_MS
      pause = Math.min(Math.max(due, RETRY_MS), MAX_SLEEP_MS)
    } catch (error) {
      logOnce(`The mail outbox does not answer: ${(error as Error).message}`)
    }
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(wake, pause)
  }

  async function sendNext() {
    // Measured before the claim, so that our lease ends before the database's.
    const startedAt = performance.now()
    const mail = await claimMail(admin, leaseMs, domain)
    if (!mail) return false
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(leaseMs * 0.9)])
    const canStillSend = () => performance.now() - startedAt < leaseMs / 2
    try {
      await sendMail(smtp, outgoing(mail, siteUrl), { signal, canStillSend })
    } catch (error) {
      await retryWrite(() => fail(mail, error))
      return true
    }
    await retryWrite(() => markSent(admin, mail))
    lastMessage = ""
    return true
  }

  async function fail(mail: ClaimedMail, error: unknown) {
    const { message } = error as Error
    // An error that is not the server's means that the email cannot be composed at all.
    const unwritable = { isFinal: true, reason: "it cannot be written" }
    const { isFinal, reason } = error instanceof SendError ? error : unwritable
    const isGivenUp = await markFailed(admin, mail, message, isFinal)
    if (isGivenUp) log(`Mail ${mail.id} (${mail.kind}) is given up: ${reason}`)
    else logOnce(`Mail waits, the mail server does not take it: ${reason}`)
  }

  /** Retries until the outcome is stored, even if the database is down for a while. */
  async function retryWrite(write: () => Promise<void>) {
    while (!stopping.signal.aborted) {
      try {
        return await write()
      } catch (error) {
        logOnce(`The mail outbox does not answer: ${(error as Error).message}`)
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

function outgoing(mail: ClaimedMail, siteUrl: string): OutgoingMail {
  return {
    to: mail.to_address,
    subject: mail.subject,
    text: withSiteUrl(mail.text_body, siteUrl),
    html: withSiteUrl(mail.html_body, siteUrl),
    unsubscribeUrl: mail.unsubscribe_path === null ? null : new URL(mail.unsubscribe_path, siteUrl).href,
    messageId: mail.message_id,
    date: mail.created_at,
  }
}
