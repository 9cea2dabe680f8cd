import { formatDay } from "./en/format.ts"
import type { EmailContent } from "./message.ts"

/** The words of an email that staff wrote instead of the shipped ones. */
export interface EmailWords {
  subject: string
  heading: string
  /** An empty line starts a new paragraph. */
  body: string
  button: string | null
}

/** `{course}`, or `{name|your learner}` with what to say when it is missing. */
export const PLACEHOLDER = /\{([A-Za-z_]+)(?:\|([^{}|]+))?\}/g
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The email in these words. Links, codes, facts and small print stay as shipped, and so does the whole email if a
 * placeholder has no value: a parameter may have been renamed since the words were written.
 */
export function inWords(content: EmailContent, words: EmailWords, params: unknown, siteName: string) {
  const values = { ...(params as Record<string, unknown>), site: siteName }
  const [subject, heading, body, button] = [words.subject, words.heading, words.body, words.button].map(
    text => (text === null ? null : fillIn(text, values)),
  )
  if (subject === undefined || heading === undefined || body === undefined || button === undefined)
    return content
  const paragraphs = paragraphsOf(body!)
  return {
    ...content,
    ...{
      subject: subject!,
      heading: heading!,
      paragraphs,
      preheader: (paragraphs[0] ?? heading!).slice(0, 140),
    },
    action: content.action && { ...content.action, label: button ?? content.action.label },
  }
}

export function paragraphsOf(body: string) {
  return body
    .replaceAll("\r\n", "\n")
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)
}

/** The text with its placeholders filled in; undefined if one has no value. */
function fillIn(text: string, values: Record<string, unknown>) {
  let isComplete = true
  const filled = text.replace(PLACEHOLDER, (_, name: string, fallback: string | undefined) => {
    const value = Object.hasOwn(values, name) ? shown(values[name]) : undefined
    if (value !== undefined) return value
    isComplete &&= fallback !== undefined
    return fallback ?? ""
  })
  return isComplete ? filled : undefined
}

function shown(value: unknown) {
  if (typeof value === "number") return String(value)
  if (typeof value !== "string" || value === "") return undefined
  return DAY.test(value) ? formatDay(value) : value
}
