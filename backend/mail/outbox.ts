import type { ClientBase } from "pg"

export interface Mail {
  /** One bare address, without a name. */
  to: string
  /** Which of our mails it is, such as `recovery`. */
  kind: string
  subject: string
  text: string
  html: string
  /** Of two mails with the same key only the first is kept. */
  dedupeKey?: string
}

const ADDRESS = /^[^\s\p{C}@<>,;:"()\\]+@[^\s\p{C}@<>,;:"()\\]+$/u
const KIND = /^[a-z][a-z0-9_-]{0,63}$/
// What a header must not hold: it would end the line, or end the text for one reader and not for another.
const HEADER_BREAKER = /[\p{Cc}\p{Cs}\u2028\u2029]/u
const BODY_BREAKER = /[^\P{Cc}\t\n\r]|\p{Cs}/u
const LONGEST = { to: 254, subject: 200, text: 100_000, html: 500_000, dedupeKey: 200 }

/** Writes a mail in the caller's transaction: it goes out when that commits, and never otherwise. */
export async function queueMail(client: ClientBase, mail: Mail): Promise<void> {
  check(mail)
  await client.query(
    `insert into private.mail_outbox (to_address, kind, subject, text_body, html_body, dedupe_key)
     values ($1, $2, $3, $4, $5, $6) on conflict (dedupe_key) do nothing`,
    [mail.to, mail.kind, mail.subject, mail.text, mail.html, mail.dedupeKey ?? null],
  )
}

// The values stay out of the messages: they are about people, and messages end in logs.
function check(mail: Mail) {
  if (!KIND.test(mail.kind)) throw new Error("A mail's kind must be a short word in lower case")
  if (!ADDRESS.test(mail.to)) throw new Error("A mail goes to exactly one plain address")
  if (mail.subject === "") throw new Error("A mail needs a subject")
  if (HEADER_BREAKER.test(mail.subject)) throw new Error("A mail's subject must be one line of text")
  if (BODY_BREAKER.test(mail.text) || BODY_BREAKER.test(mail.html)) {
    throw new Error("A mail's text must not hold control characters")
  }
  for (const [field, longest] of Object.entries(LONGEST)) {
    const value = mail[field as keyof typeof LONGEST]
    if (value !== undefined && value.length > longest) {
      throw new Error(`A mail's ${field} must not be longer than ${longest} characters`)
    }
  }
}
