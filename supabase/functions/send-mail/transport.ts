import nodemailer from "nodemailer"
import { type RenderedEmail, renderEmail, type StoredEmail } from "../_shared/messages/email.ts"
import { InvalidMessage } from "../_shared/messages/message.ts"

/** An email of the outbox, as claim_email returns it. */
export interface OutboxEmail extends StoredEmail {
  id: string
  to_address: string
  message_id: string
  attempts: number
  created_at: string
  site_name: string
  site_color: string | null
  site_logo: string | null
}

interface Failure {
  message: string
  /** Not worth retrying: the server rejected this recipient or message, or it cannot be rendered. */
  isFinal: boolean
}

export type MailTransport = ReturnType<typeof openTransport>

const TIMEOUTS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 60_000,
}

/**
 * `smtps://user:password@host:465`, or `smtp://…` with STARTTLS; `?tls=off` for a relay in a private network.
 */
export function openTransport(smtpUrl: string, from: string, siteUrl: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl)
  const secure = protocol === "smtps:"
  const transport = nodemailer.createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && searchParams.get("tls") !== "off",
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    ...TIMEOUTS,
  })
  const address = /<([^<>]+)>$/.exec(from)?.[1] ?? from
  const site = siteUrl.replace(/\/$/, "")

  return {
    domain: address.split("@").at(-1) ?? "",
    close: () => transport.close(),
    /** Resolves with the email as it was sent, or with the failure. */
    async send(email: OutboxEmail): Promise<{ sent: RenderedEmail } | { failure: Failure }> {
      try {
        const { site_name, site_color, site_logo } = email
        const look = { color: site_color, logoId: site_logo }
        const sent = renderEmail(email, { name: site_name, url: site, ...look })
        await transport.sendMail({
          from,
          to: { name: "", address: email.to_address },
          ...sent,
          messageId: email.message_id,
          date: new Date(email.created_at),
          headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(email, site) },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return { sent }
      } catch (error) {
        return { failure: toFailure(error as Error) }
      }
    },
  }
}

// One-click unsubscribe (RFC 8058).
function unsubscribeHeaders({ unsubscribe_path }: OutboxEmail, site: string) {
  if (unsubscribe_path === null) return {}
  return {
    "List-Unsubscribe": { prepared: true, value: `<${site}${unsubscribe_path}>` },
    "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
  }
}

// A rejected recipient or message is final. A rejected login, sender or greeting can be fixed, so the email
// stays queued.
function toFailure(error: Error & { command?: string; responseCode?: number }): Failure {
  const { command, message, responseCode = 0 } = error
  if (error instanceof InvalidMessage) return { message, isFinal: true }
  return { message, isFinal: (command === "RCPT TO" || command === "DATA") && responseCode >= 500 }
}
