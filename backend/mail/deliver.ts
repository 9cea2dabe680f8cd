import { setTimeout as wait } from "node:timers/promises"
import type pg from "pg"
import { type ClaimedMail, claimMail, giveUpOldMail, markFailed, markSent, nextDueIn } from "./claims.ts"
import { withSiteUrl } from "./queue-email.ts"
import { type OutgoingMail, SendingFailed, type SmtpSettings, sendMail } from "./smtp.ts"

export interface DeliveryOptions {
  admin: pg.Pool
  smtp: SmtpSettings
  /** Stands in the mails' links. */
  siteUrl: string
  say(line: string): void
  /** How long a mail belongs to the process that took it. */
  leaseMs?: number
}

export interface Delivery {
  /** Sends what is due. */
  wake(): void
  /** Takes no more mail and waits for what is under way. */
  close(): Promise<void>
}

const LANES = 4
const LEASE_MS = 180_000
const LONGEST_SLEEP_MS = 60_000
const RETRY_MS = 500
const CLOSING_PATIENCE_MS = 10_000

/** Sends queued mail by SMTP, as one of any number of processes on the same database. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { admin, smtp, siteUrl, say, leaseMs = LEASE_MS } = options
  const domain = smtp.from.address.split("@").at(-1)!
  const lanes = new Set<Promise<void>>()
  const stopping = new AbortController()
  let isClosed = false
  let resting = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  let lastTrouble = ""

  function wake() {
    clearTimeout(timer)
    while (lanes.size < LANES && !isClosed) {
      const lane = work().finally(() => {
        lanes.delete(lane)
        if (lanes.size === 0) resting = rest()
      })
      lanes.add(lane)
    }
  }

  async function work() {
    try {
      while (!isClosed && (await sendNext())) {}
    } catch (error) {
      complain(`The mail outbox does not answer: ${(error as Error).message}`)
    }
  }

  async function rest() {
    let pause = RETRY_MS
    try {
      await giveUpOldMail(admin, say)
      const due = (await nextDueIn(admin)) ?? LONGEST_SLEEP_MS
      pause = Math.min(Math.max(due, RETRY_MS), LONGEST_SLEEP_MS)
    } catch (error) {
      complain(`The mail outbox does not answer: ${(error as Error).message}`)
    }
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(wake, pause)
  }

  async function sendNext() {
    // Read before the claim, so that the lease ends for us before it ends for the database.
    const startedAt = performance.now()
    const mail = await claimMail(admin, leaseMs, domain)
    if (!mail) return false
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(leaseMs * 0.9)])
    const mayHandOver = () => performance.now() - startedAt < leaseMs / 2
    try {
      await sendMail(smtp, outgoing(mail, siteUrl), { signal, mayHandOver })
    } catch (error) {
      await note(() => fail(mail, error))
      return true
    }
    await note(() => markSent(admin, mail))
    lastTrouble = ""
    return true
  }

  async function fail(mail: ClaimedMail, error: unknown) {
    const { message } = error as Error
    // What is no answer of a server is a mail we cannot even write, and stays so.
    const unwritable = { isFinal: true, reason: "it cannot be written" }
    const { isFinal, reason } = error instanceof SendingFailed ? error : unwritable
    const isDead = await markFailed(admin, mail, message, isFinal)
    if (isDead) say(`Mail ${mail.id} (${mail.kind}) is given up: ${reason}`)
    else complain(`Mail waits, the mail server does not take it: ${reason}`)
  }

  /** What happened to a mail is written down even if the database is away for a while. */
  async function note(write: () => Promise<void>) {
    while (!stopping.signal.aborted) {
      try {
        return await write()
      } catch (error) {
        complain(`The mail outbox does not answer: ${(error as Error).message}`)
        await wait(RETRY_MS)
      }
    }
  }

  // A server that is down for a day is one line, not one per try.
  function complain(trouble: string) {
    if (trouble !== lastTrouble) say(trouble)
    lastTrouble = trouble
  }

  wake()
  return {
    wake,
    async close() {
      isClosed = true
      clearTimeout(timer)
      const patience = setTimeout(() => stopping.abort(), CLOSING_PATIENCE_MS)
      await Promise.all(lanes)
      await resting
      clearTimeout(patience)
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
