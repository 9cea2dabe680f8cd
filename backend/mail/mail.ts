import type pg from "pg"
import { isLoopback } from "../loopback.ts"
import type { OpenBackend } from "../open.ts"
import { listenForNotifications } from "../postgres/listen.ts"
import { captureEmails, giveUpOldEmails, removeOldParams } from "./claims.ts"
import { startDelivery } from "./deliver.ts"
import { MAIL_PATH, outboxPages } from "./outbox-pages.ts"
import { readSmtpSettings } from "./smtp.ts"

export interface MailOptions {
  smtpUrl?: string
  /** Sender as `Name <address>`; required with smtpUrl. */
  from?: string
}

interface MailService {
  /** Where email goes, for the startup output. */
  address: string
  /** The pages under /dev/mail, if this process serves them. */
  pages: ((request: Request) => Promise<Response | null>) | null
  close(): Promise<void>
}

/** How queued email is processed. */
interface MailHandler {
  address: string
  wake(): void
  close(): Promise<void>
}

const CHANNEL = "email_queued"
const HOUR_MS = 3_600_000

/**
 * Processes the outbox: sends by SMTP if a server is configured, shows it at /dev/mail if the site is local,
 * sets it aside if the site is for practice, and otherwise keeps it until a server is configured.
 */
export async function openMail(
  opened: OpenBackend,
  options: MailOptions & { siteUrl: string; isPractice?: boolean; log(line: string): void },
): Promise<MailService> {
  const { admin, connect, info } = opened
  const isLocal = info.kind === "embedded" && isLoopback(new URL(options.siteUrl).hostname)
  if (options.isPractice && options.smtpUrl) throw new Error("A practice site sends no email")
  const handler = createHandler(admin, options, isLocal || options.isPractice === true)
  const stopListening = await listenForNotifications(connect, [CHANNEL], {
    onNotification: handler.wake,
    onReconnect: handler.wake,
  })
  let cleanup = Promise.resolve()
  function cleanUp() {
    cleanup = giveUpOldEmails(admin, options.log)
      .then(() => removeOldParams(admin))
      .catch(error => options.log(`Old emails were not removed: ${error.message}`))
  }
  cleanUp()
  const timer = setInterval(cleanUp, HOUR_MS).unref()

  return {
    address: handler.address,
    pages: isLocal ? outboxPages(admin, options.siteUrl) : null,
    async close() {
      clearInterval(timer)
      await stopListening()
      await handler.close()
      await cleanup
    },
  }
}

function createHandler(
  admin: pg.Pool,
  { smtpUrl, from, siteUrl, log }: MailOptions & { siteUrl: string; log(line: string): void },
  isCaptured: boolean,
): MailHandler {
  if (smtpUrl) {
    if (!from) throw new Error("SMTP_URL also needs MAIL_FROM, the sender of our emails")
    const smtp = readSmtpSettings(smtpUrl, from)
    return { address: `smtp ${smtp.host}`, ...startDelivery({ admin, smtp, siteUrl, log }) }
  }
  if (isCaptured) return { address: `outbox at ${siteUrl}${MAIL_PATH}`, ...startCapture(admin, siteUrl, log) }
  return { address: "waits until SMTP_URL is set", wake() {}, async close() {} }
}

function startCapture(admin: pg.Pool, siteUrl: string, log: (line: string) => void) {
  let captured = Promise.resolve()
  function wake() {
    captured = captured
      .then(() => captureEmails(admin, siteUrl))
      .catch(error => log(`The email outbox is not available: ${error.message}`))
  }
  wake()
  return { wake, close: () => captured }
}
