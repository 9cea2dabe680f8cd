import nodemailer from "nodemailer"

/** A mail of the outbox, as claim_email gives it. */
export interface OutboxEmail {
  id: string
  to_address: string
  subject: string
  text_body: string
  html_body: string
  unsubscribe_path: string | null
  message_id: string
  attempts: number
  created_at: string
}

export interface Failure {
  message: string
  /** Not worth retrying: the server rejected this recipient or message. */
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
  const withSiteUrl = (body: string) => body.replaceAll("{{site_url}}", site)

  return {
    domain: address.split("@").at(-1) ?? "",
    close: () => transport.close(),
    /** Resolves with the failure, or null. */
    async send(mail: OutboxEmail): Promise<Failure | null> {
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: mail.to_address },
          subject: mail.subject,
          text: withSiteUrl(mail.text_body),
          html: withSiteUrl(mail.html_body),
          messageId: mail.message_id,
          date: new Date(mail.created_at),
          headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(mail, site) },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return null
      } catch (error) {
        return toFailure(error as Error)
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
  return { message, isFinal: (command === "RCPT TO" || command === "DATA") && responseCode >= 500 }
}
