import type pg from "pg"
import type { OpenBackend } from "../open.ts"
import { listenTo } from "../postgres/listen.ts"
import { captureMail, giveUpOldMail, removeOldBodies } from "./claims.ts"
import { startDelivery } from "./deliver.ts"
import { isLoopback } from "./loopback.ts"
import { MAIL_PATH, mailPages } from "./outbox-pages.ts"
import { readSmtpSettings } from "./smtp.ts"

export interface MailOptions {
  smtpUrl?: string
  /** Who our mails are from, as `Name <address>`; goes with smtpUrl. */
  from?: string
}

export interface MailRoom {
  /** Where mail goes, in words. */
  address: string
  /** The pages under /dev/mail, where this process has them. */
  pages: ((request: Request) => Promise<Response | null>) | null
  close(): Promise<void>
}

/** What is done with mail each time some was queued. */
interface Handling {
  address: string
  wake(): void
  close(): Promise<void>
}

const CHANNEL = "email_queued"
const HOUR_MS = 3_600_000

/**
 * Looks after the outbox: by SMTP where a server is named; where the site is only this machine's own, by
 * showing it at /dev/mail; and otherwise by keeping it until a server is named.
 */
export async function openMail(
  opened: OpenBackend,
  options: MailOptions & { siteUrl: string; say(line: string): void },
): Promise<MailRoom> {
  const { admin, connect, info } = opened
  const isLocal = info.kind === "embedded" && isLoopback(new URL(options.siteUrl).hostname)
  const handling = handlingFor(admin, options, isLocal)
  const stopListening = await listenTo(connect, [CHANNEL], { heard: handling.wake, missed: handling.wake })
  let tidied = Promise.resolve()
  function tidy() {
    tidied = giveUpOldMail(admin, options.say)
      .then(() => removeOldBodies(admin))
      .catch(error => options.say(`Old mail stays for now: ${error.message}`))
  }
  tidy()
  const tidying = setInterval(tidy, HOUR_MS).unref()

  return {
    address: handling.address,
    pages: isLocal ? mailPages(admin, options.siteUrl) : null,
    async close() {
      clearInterval(tidying)
      await stopListening()
      await handling.close()
      await tidied
    },
  }
}

function handlingFor(
  admin: pg.Pool,
  { smtpUrl, from, siteUrl, say }: MailOptions & { siteUrl: string; say(line: string): void },
  isLocal: boolean,
): Handling {
  if (smtpUrl) {
    if (!from) throw new Error("Mail needs a sender beside the mail server")
    const smtp = readSmtpSettings(smtpUrl, from)
    return { address: `smtp ${smtp.host}`, ...startDelivery({ admin, smtp, siteUrl, say }) }
  }
  if (isLocal) return { address: `outbox at ${siteUrl}${MAIL_PATH}`, ...startCapture(admin, say) }
  return { address: "waits until SMTP_URL is set", wake() {}, async close() {} }
}

function startCapture(admin: pg.Pool, say: (line: string) => void) {
  let captured = Promise.resolve()
  function wake() {
    captured = captured
      .then(() => captureMail(admin))
      .catch(error => say(`The mail outbox does not answer: ${error.message}`))
  }
  wake()
  return { wake, close: () => captured }
}
