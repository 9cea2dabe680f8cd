import { Readable } from "node:stream"
import MailComposer from "nodemailer/lib/mail-composer"
import SMTPConnection from "nodemailer/lib/smtp-connection"
import { isLoopback } from "../loopback.ts"

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  /** Whether to send nothing if the server does not offer TLS. */
  requireTLS: boolean
  auth?: { user: string; pass: string }
  from: { name: string; address: string }
}

export interface OutgoingEmail {
  to: string
  subject: string
  text: string
  html: string
  icalEvent?: { method: string; content: string; filename: string }
  attachments?: { contentType: string; content: string; filename: string }[]
  /** One-click unsubscribe URL for mail programs. */
  unsubscribeUrl: string | null
  messageId: string
  date: Date
}

interface SendOptions {
  /** Aborts sending; the email counts as not sent. */
  signal: AbortSignal
  /** Checked before the last byte is sent: until then the server cannot deliver anything. */
  canStillSend(): boolean
}

/** A failure reported by the server or the network. */
export class SendError extends Error {
  readonly isFinal: boolean
  /** Short and without addresses, for the log. */
  readonly reason: string

  constructor(message: string, reason: string, isFinal: boolean) {
    super(message)
    this.reason = reason
    this.isFinal = isFinal
  }
}

const TIMEOUTS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 60_000,
}

/** `smtp://user:password@host:587` or `smtps://…:465`; `?tls=off` for a relay inside a private network. */
export function readSmtpSettings(url: string, from: string): SmtpSettings {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url)
  const host = decodeURIComponent(hostname).replace(/^\[|\]$/g, "")
  const secure = protocol === "smtps:"
  const named = /^(.*?)\s*<([^<>]+)>$/.exec(from)
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && searchParams.get("tls") !== "off" && !isLoopback(host),
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    from: { name: named?.[1]?.replace(/^"|"$/g, "") ?? "", address: named?.[2] ?? from },
  }
}

/** Sends one email to one address; resolves when the server has accepted it. */
export async function sendEmail(settings: SmtpSettings, mail: OutgoingEmail, options: SendOptions) {
  const composed = new MailComposer({
    from: settings.from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    icalEvent: mail.icalEvent,
    attachments: mail.attachments,
    messageId: mail.messageId,
    date: mail.date,
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(mail.unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const envelope = composed.getEnvelope()
  if (envelope.to.length !== 1) throw new SendError("Not exactly one recipient", "not one recipient", true)
  const bytes = await composed.build()
  await transmit(settings, { ...envelope, size: bytes.length }, bytes, options)
}

// One-click unsubscribe (RFC 8058): the mail program posts to the URL.
function unsubscribeHeaders(url: string | null): Record<string, { prepared: true; value: string }> {
  if (url === null) return {}
  return {
    "List-Unsubscribe": { prepared: true, value: `<${url}>` },
    "List-Unsubscribe-Post": { prepared: true, value: "List-Unsubscribe=One-Click" },
  }
}

type Envelope = Parameters<SMTPConnection["send"]>[0]

function transmit(settings: SmtpSettings, envelope: Envelope, bytes: Buffer, options: SendOptions) {
  const { host, port, secure, requireTLS, auth } = settings
  const connection = new SMTPConnection({ host, port, secure, requireTLS, ...TIMEOUTS })
  return new Promise<void>((resolve, reject) => {
    function settle(error?: Error | null) {
      options.signal.removeEventListener("abort", stop)
      connection.close()
      if (error) reject(error instanceof SendError ? error : toSendError(error))
      else resolve()
    }
    function stop() {
      settle(new SendError("Stopped before the mail server had answered", "stopped", false))
    }
    function send(error?: Error | null) {
      if (error) return settle(error)
      connection.send(envelope, withFinalCheck(bytes, options.canStillSend), settle)
    }

    connection.once("error", settle)
    options.signal.addEventListener("abort", stop)
    if (options.signal.aborted) return stop()
    connection.connect(error => {
      if (error || !auth) return send(error)
      connection.login({ user: auth.user, pass: auth.pass }, send)
    })
  })
}

function withFinalCheck(bytes: Buffer, canStillSend: () => boolean) {
  function* pieces() {
    yield bytes.subarray(0, -1)
    if (!canStillSend()) throw new SendError("The time to send this mail was over", "too slow", false)
    yield bytes.subarray(-1)
  }
  return Readable.from(pieces(), { objectMode: false })
}

// A rejected recipient or message is final. A rejected login, sender or greeting can be fixed, so the email
// stays queued.
function toSendError(error: Error & { code?: string; command?: string; responseCode?: number }) {
  const { code = "ERROR", command = "", responseCode } = error
  const isAboutThisMail = command === "RCPT TO" || command === "DATA"
  const isFinal = isAboutThisMail && responseCode !== undefined && responseCode >= 500
  const reason = responseCode ? `${responseCode} after ${command}` : code
  return new SendError(error.message, reason, isFinal)
}
