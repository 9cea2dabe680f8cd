import { writeCalendar } from "./calendar/ics.ts"
import { emailContent, language, type StoredMessage } from "./catalog.ts"
import { emailHtml } from "./email-html.ts"
import { emailText } from "./email-text.ts"
import type { Topic } from "./en/labels.ts"
import type { Site } from "./layout.ts"
import type { EmailContent } from "./message.ts"
import { subjectLine } from "./plain.ts"
import { type EmailWords, inWords } from "./words.ts"

/** The columns of private.email_outbox that make up an email. */
export interface StoredEmail extends StoredMessage {
  /** Set for notices, whose preferences are by topic. */
  topic: Topic | null
  unsubscribe_path: string | null
  /** What staff wrote instead of the shipped words. */
  words?: EmailWords | null
}

export interface RenderedEmail {
  subject: string
  text: string
  html: string
  /** The first invitation, as nodemailer takes it. */
  icalEvent?: { method: string; content: string; filename: string }
  /** The other invitations. */
  attachments?: { contentType: string; content: string; filename: string }[]
}

/** Renders an email for sending. Throws InvalidMessage where no complete email can be made of the row. */
export function renderEmail(email: StoredEmail, site: Site): RenderedEmail {
  const shipped = emailContent(email, site.name)
  const content = email.words ? inWords(shipped, email.words, email.params, site.name) : shipped
  const { labels } = language(email.locale)
  const subject = subjectLine(content.subject)
  const layout = {
    ...{ content, subject, labels, site, locale: email.locale },
    reason: content.reason ?? (email.topic ? labels.topicReasons[email.topic] : labels.reason),
    unsubscribePath: email.unsubscribe_path,
  }
  return { subject, text: emailText(layout), html: emailHtml(layout), ...invitationsOf(content, site) }
}

function invitationsOf(
  { invitations = [] }: EmailContent,
  site: Site,
): Pick<RenderedEmail, "icalEvent" | "attachments"> {
  const now = new Date().toISOString()
  const [first, ...others] = invitations.map(({ method, path, entry }, index) => ({
    method,
    content: writeCalendar([{ ...entry, url: site.url + path }], { site, method, now }),
    filename: index === 0 ? "event.ics" : `event-${index + 1}.ics`,
  }))
  if (!first) return {}
  if (others.length === 0) return { icalEvent: first }
  const attachments = others.map(({ method, ...file }) => ({
    ...file,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
  }))
  return { icalEvent: first, attachments }
}
