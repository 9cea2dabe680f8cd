import { z } from "zod"
import { account } from "./en/account.ts"
import { chapters } from "./en/chapters.ts"
import { contact } from "./en/contact.ts"
import { courses } from "./en/courses.ts"
import { digest } from "./en/digest.ts"
import { doctor } from "./en/doctor.ts"
import { events } from "./en/events.ts"
import { giftOffers } from "./en/gift-offers.ts"
import { giving } from "./en/giving.ts"
import { guardians } from "./en/guardians.ts"
import { type Labels, labels } from "./en/labels.ts"
import { learners } from "./en/learners.ts"
import { newsletter } from "./en/newsletter.ts"
import { raffles } from "./en/raffles.ts"
import { signIn } from "./en/sign-in.ts"
import { volunteers } from "./en/volunteers.ts"
import {
  type EmailContent,
  InvalidMessage,
  type Message,
  type MessageContext,
  type NoticeContent,
} from "./message.ts"

const en = {
  ...{ ...signIn, ...account, ...guardians, ...learners },
  ...{ ...courses, ...chapters, ...contact, ...events, ...raffles, ...newsletter, ...digest },
  ...{ ...giving, ...giftOffers, ...volunteers, ...doctor },
}

export type MessageKey = keyof typeof en
export type MessageParams<Key extends MessageKey> = z.infer<(typeof en)[Key]["params"]>

/** Another language is another folder with the same keys, whose entries reuse the `params` of `en`. */
interface Language {
  messages: Record<MessageKey, Message>
  labels: Labels
}

const LANGUAGES: Record<string, Language> = { en: { messages: en, labels } }

export const MESSAGE_KEYS = Object.keys(en) as MessageKey[]

export function messageParams(message: MessageKey): z.ZodType {
  return en[message].params
}

/** A message as a row of the database stores it. */
export interface StoredMessage {
  message: string
  params: unknown
  locale: string
}

export function language(locale: string): Language {
  return LANGUAGES[locale] ?? LANGUAGES.en!
}

export function noticeContent({ message, params, locale }: StoredMessage): NoticeContent {
  return checked(message, () => {
    const { notice } = entry(message, locale)
    if (!notice) throw new InvalidMessage(`${message} is not a notice`)
    return notice(params)
  })
}

export function emailContent({ message, params, locale }: StoredMessage, siteName: string): EmailContent {
  return checked(message, () => {
    const { email, notice } = entry(message, locale)
    if (email) return email(params, messageContext(locale, siteName))
    return noticeAsEmail(notice!(params), locale)
  })
}

function entry(message: string, locale: string): Message {
  const { messages } = language(locale)
  if (!Object.hasOwn(messages, message)) throw new InvalidMessage(`There is no message ${message}`)
  return messages[message as MessageKey]
}

function messageContext(locale: string, siteName: string): MessageContext {
  return { siteName, notice: (message, params) => noticeContent({ message, params, locale }) }
}

function noticeAsEmail({ title, body, path, button }: NoticeContent, locale: string): EmailContent {
  return {
    subject: title,
    preheader: (body ?? title).slice(0, 140),
    heading: title,
    paragraphs: body ? [body] : [],
    action: { label: button ?? language(locale).labels.viewIt, path },
  }
}

function checked<Content>(message: string, write: () => Content): Content {
  try {
    return write()
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const fields = error.issues.map(({ path, code }) => `${path.join(".") || "params"} (${code})`)
    throw new InvalidMessage(`${message} has invalid parameters: ${fields.join(", ")}`)
  }
}
