import { Readable } from "node:stream"
import MailComposer from "nodemailer/lib/mail-composer"
import SMTPConnection from "nodemailer/lib/smtp-connection"
import { isLoopback } from "./loopback.ts"

export interface SmtpSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise the connection starts plain and turns to TLS. */
  secure: boolean
  /** Whether the mail stays here when the server offers no TLS. */
  requireTLS: boolean
  auth?: { user: string; pass: string }
  from: { name: string; address: string }
}

export interface OutgoingMail {
  to: string
  subject: string
  text: string
  html: string
  /** Where mail programs say for their readers that they want no more of these. */
  unsubscribeUrl: string | null
  messageId: string
  date: Date
}

export interface SendOptions {
  /** Ends the sending; the mail counts as not sent. */
  signal: AbortSignal
  /** Asked before the last byte: until then the server has nothing it could deliver. */
  mayHandOver(): boolean
}

/** What a server or the network said instead of "accepted". */
export class SendingFailed extends Error {
  readonly isFinal: boolean
  /** Short and free of addresses, for the log. */
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

/** Sends one mail to one address; resolves when the server has taken it. */
export async function sendMail(settings: SmtpSettings, mail: OutgoingMail, options: SendOptions) {
  const composed = new MailComposer({
    from: settings.from,
    to: { name: "", address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    date: mail.date,
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(mail.unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  const envelope = composed.getEnvelope()
  if (envelope.to.length !== 1)
    throw new SendingFailed("Not exactly one recipient", "not one recipient", true)
  const bytes = await composed.build()
  await transmit(settings, { ...envelope, size: bytes.length }, bytes, options)
}

// One click, as RFC 8058 has it: the program posts to the address, and no person has to look at it.
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
      if (error) reject(error instanceof SendingFailed ? error : describeFailure(error))
      else resolve()
    }
    function stop() {
      settle(new SendingFailed("Stopped before the mail server had answered", "stopped", false))
    }
    function send(error?: Error | null) {
      if (error) return settle(error)
      connection.send(envelope, guarded(bytes, options.mayHandOver), settle)
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

function guarded(bytes: Buffer, mayHandOver: () => boolean) {
  function* pieces() {
    yield bytes.subarray(0, -1)
    if (!mayHandOver()) throw new SendingFailed("The time to send this mail was over", "too slow", false)
    yield bytes.subarray(-1)
  }
  return Readable.from(pieces(), { objectMode: false })
}

// A refused recipient or text is final. A refused login, sender or greeting is ours to mend, and the mail waits.
function describeFailure(error: Error & { code?: string; command?: string; responseCode?: number }) {
  const { code = "ERROR", command = "", responseCode } = error
  const isAboutThisMail = command === "RCPT TO" || command === "DATA"
  const isFinal = isAboutThisMail && responseCode !== undefined && responseCode >= 500
  const reason = responseCode ? `${responseCode} after ${command}` : code
  return new SendingFailed(error.message, reason, isFinal)
}
