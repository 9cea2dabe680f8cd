import type { ClientBase } from "pg"

/** The words of a mail, as private.queue_email takes them. */
export interface EmailContent {
  /** Preview text that mail programs show after the subject. */
  preheader: string
  heading: string
  paragraphs: string[]
  facts?: { label: string; value: string }[]
  /** The button: a path of the site or a URL. */
  action?: { label: string; path: string } | { label: string; url: string }
  code?: string
  /** The sentence above the code. */
  code_note?: string
  footnote?: string
  /** Footer: why the recipient gets this email. */
  reason?: string
}

/** Queues an email in the caller's transaction. */
export async function queueEmail(
  client: ClientBase,
  mail: { to: string; kind: string; subject: string; content: EmailContent },
) {
  await client.query("select private.queue_email($1, $2, $3, $4)", [
    mail.kind,
    mail.to,
    mail.subject,
    JSON.stringify(mail.content),
  ])
}

const SITE_URL = "{{site_url}}"

/** Stored emails contain a placeholder for the site's URL, filled in when they are sent or shown. */
export function withSiteUrl(body: string, siteUrl: string) {
  return body.replaceAll(SITE_URL, siteUrl.replace(/\/$/, ""))
}

export function formatDuration(seconds: number) {
  const units = [
    ["day", 86_400],
    ["hour", 3_600],
    ["minute", 60],
  ] as const
  const [name, size] = units.find(([, length]) => seconds >= length * 2 || seconds === length) ?? [
    "second",
    1,
  ]
  const count = Math.round(seconds / size)
  return `${count} ${name}${count === 1 ? "" : "s"}`
}
