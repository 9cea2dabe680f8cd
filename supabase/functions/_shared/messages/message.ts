import type { z } from "zod"
import type { CalendarEntry } from "./calendar/ics.ts"

/** What an email says, without its layout. */
export interface EmailContent {
  subject: string
  /** Shown after the subject in an inbox; the heading where there is none. */
  preheader?: string
  heading: string
  paragraphs: string[]
  facts?: { label: string; value: string }[]
  items?: NoticeContent[]
  /** The one button: a path of the site, or a URL. */
  action?: { label: string } & ({ path: string } | { url: string })
  code?: string
  /** The sentence above the code. */
  codeNote?: string
  footnote?: string
  /** Why the reader gets this email; by topic where there is none. */
  reason?: string
  /** Where the reader chooses what we send; the account's notifications where there is none. */
  preferencesPath?: string
  /** The page with the same text. */
  webPath?: string
  /** Each has a calendar of its own: calendar programs accept one entry per invitation (RFC 5546, 3.2). */
  invitations?: Invitation[]
}

/** The calendar entry of an email; mail programs add it, replace it or remove it. */
export interface Invitation {
  method: "REQUEST" | "CANCEL"
  /** The page of the event. */
  path: string
  entry: Omit<CalendarEntry, "url">
}

/** What a notice says on /me and in a digest. */
export interface NoticeContent {
  title: string
  body?: string
  path: string
  /** Label of the button when the notice is sent as an email of its own. */
  button?: string
}

export interface MessageContext {
  siteName: string
  /** Content of another message, for the digest. */
  notice(message: string, params: unknown): NoticeContent
}

/** An entry of the catalog. Both functions throw a ZodError for params that do not fit. */
export interface Message<Params = unknown> {
  params: z.ZodType<Params>
  notice?(params: unknown): NoticeContent
  email?(params: unknown, context: MessageContext): EmailContent
}

/** The catalog has no such message, or its parameters do not fit. The text never repeats a parameter. */
export class InvalidMessage extends Error {}

/** A message that is only sent by email. */
export function emailMessage<Params>(
  params: z.ZodType<Params>,
  write: (params: Params, context: MessageContext) => EmailContent,
) {
  return {
    params,
    email: (given: unknown, context: MessageContext) => write(params.parse(given), context),
  } satisfies Message<Params>
}

/** A message shown on /me and, depending on the member's preferences, sent by email. */
export function noticeMessage<Params>(params: z.ZodType<Params>, write: (params: Params) => NoticeContent) {
  return { params, notice: (given: unknown) => write(params.parse(given)) } satisfies Message<Params>
}
