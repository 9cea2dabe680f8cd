import type { ClientBase } from "pg"

/** The words of a mail, as private.queue_email takes them. */
export interface Letter {
  /** What a list of mails shows behind the subject. */
  preheader: string
  heading: string
  paragraphs: string[]
  facts?: { label: string; value: string }[]
  /** The one thing to press: a path of the site, or an address of the web. */
  action?: { label: string; path: string } | { label: string; url: string }
  code?: string
  /** The sentence above the code. */
  code_note?: string
  footnote?: string
  /** Why we write, at the bottom. */
  reason?: string
}

/** Writes a mail in our look, in the caller's transaction. */
export async function queueLetter(
  client: ClientBase,
  mail: { to: string; kind: string; subject: string; letter: Letter },
) {
  await client.query("select private.queue_email($1, $2, $3, $4)", [
    mail.kind,
    mail.to,
    mail.subject,
    JSON.stringify(mail.letter),
  ])
}

const SITE_URL = "{{site_url}}"

/** Stored mails do not know where the site lives: its address is written in as they leave or are shown. */
export function withSiteUrl(body: string, siteUrl: string) {
  return body.replaceAll(SITE_URL, siteUrl.replace(/\/$/, ""))
}

export function lifetimeInWords(seconds: number) {
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
