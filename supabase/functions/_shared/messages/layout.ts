import type { Labels } from "./en/labels.ts"
import type { EmailContent } from "./message.ts"

export interface Site {
  name: string
  /** Without a slash at the end. */
  url: string
  /** What the office has chosen instead of the color and the name in letters. */
  color?: string | null
  logoId?: string | null
}

/** Everything that the text and the HTML of an email are made of. */
export interface EmailLayout {
  content: EmailContent
  subject: string
  labels: Labels
  locale: string
  site: Site
  reason: string
  unsubscribePath: string | null
}
