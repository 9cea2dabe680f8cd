import { z } from "zod"
import {
  emailContent,
  MESSAGE_KEYS,
  type MessageKey,
  messageParams,
} from "#supabase/functions/_shared/messages/catalog.ts"
import { formatDay } from "#supabase/functions/_shared/messages/en/format.ts"
import { InvalidMessage } from "#supabase/functions/_shared/messages/message.ts"
import type { EmailWords } from "#supabase/functions/_shared/messages/words.ts"
import { alternativesTo, isVariable, type ParamSchema, sampleOf } from "./samples.server.ts"

/** A value that the words of an email can name. */
interface Placeholder {
  name: string
  /** The value may be missing. Its placeholder then needs a text to use instead. */
  isOptional: boolean
  /** The shipped words name it, so the words of staff must too. */
  isNeeded: boolean
}

export interface EditableEmail {
  message: MessageKey
  shipped: EmailWords
  placeholders: readonly Placeholder[]
}

const MARKED_DAY = "2031-03-09"
const MARKED_NUMBER = 471_100
const OTHER_NUMBER = 582_200
const mark = (name: string) => `⟦${name}⟧`

/** Tests that staff send themselves. */
const NOT_LISTED: readonly MessageKey[] = ["email-text-test", "newsletter-test", "test-email"]

let known: ReadonlyMap<string, EditableEmail> | undefined

/** The emails whose words staff can change, by key. Those whose words depend on more than names and days are not among them. */
export function editableEmails(): ReadonlyMap<string, EditableEmail> {
  known ??= new Map(
    MESSAGE_KEYS.flatMap(message => {
      const email = NOT_LISTED.includes(message) ? null : editableEmail(message)
      return email ? [[message, email]] : []
    }),
  )
  return known
}

/** The emails whose words only the catalog can change. */
export function fixedEmails() {
  const editable = editableEmails()
  return MESSAGE_KEYS.filter(message => !editable.has(message) && !NOT_LISTED.includes(message))
}

function editableEmail(message: MessageKey): EditableEmail | null {
  const properties = Object.entries(paramSchemas(message))
  const marked = Object.fromEntries(properties.map(([name, schema]) => [name, markedValue(name, schema)]))
  try {
    const words = wordsOf(message, marked)
    const fallbacks: Record<string, string> = {}
    for (const [name, schema] of properties) {
      if (!isVariable(schema)) {
        const isSame = (value: unknown) =>
          wordsOf(message, { ...marked, [name]: value }).join() === words.join()
        if (!alternativesTo(schema).every(isSame)) return null
      } else if (typeof marked[name] === "number") {
        const other = wordsOf(message, { ...marked, [name]: OTHER_NUMBER })
        if (other.join() !== words.join().replaceAll(String(MARKED_NUMBER), String(OTHER_NUMBER))) return null
      } else if (schema.anyOf) {
        const fallback = fallbackOf(words, wordsOf(message, { ...marked, [name]: null }), name)
        if (fallback === null) return null
        fallbacks[name] = fallback
      }
    }
    return editable(message, words, properties, fallbacks)
  } catch (error) {
    // Its parameters depend on each other.
    if (error instanceof InvalidMessage) return null
    throw error
  }
}

function editable(
  message: MessageKey,
  words: readonly string[],
  properties: readonly [string, ParamSchema][],
  fallbacks: Readonly<Record<string, string>>,
): EditableEmail {
  const placeholders = properties
    .filter(([, schema]) => isVariable(schema))
    .map(([name, schema]) => ({
      name,
      isOptional: schema.anyOf !== undefined,
      isNeeded: words.join().includes(shownMark(name, schema)),
    }))
  const [subject, heading, body, button] = words.map(text =>
    properties
      .filter(([, schema]) => isVariable(schema))
      .reduce(
        (template, [name, schema]) =>
          template.replaceAll(
            shownMark(name, schema),
            fallbacks[name] ? `{${name}|${fallbacks[name]}}` : `{${name}}`,
          ),
        text.replaceAll(mark("site"), "{site}"),
      ),
  )
  return {
    message,
    shipped: { subject: subject!, heading: heading!, body: body!, button: button || null },
    placeholders: [...placeholders, { name: "site", isOptional: false, isNeeded: false }],
  }
}

/** Subject, heading, text and label of the button, as shipped. */
function wordsOf(message: MessageKey, params: unknown): string[] {
  const content = emailContent({ message, params, locale: "en" }, mark("site"))
  const { subject, heading, paragraphs, action } = content
  return [subject, heading, paragraphs.join("\n\n"), action?.label ?? ""]
}

/** What the shipped words say in place of a missing value; null if they differ in more than that. */
function fallbackOf(words: readonly string[], without: readonly string[], name: string): string | null {
  const found = words.map((text, i) => {
    if (!text.includes(mark(name))) return text === without[i] ? "" : null
    const pattern = text.split(mark(name)).map(escaped).join("(.*)")
    return new RegExp(`^${pattern}$`, "s").exec(without[i]!)?.[1] ?? null
  })
  return found.includes(null) ? null : (found.find(Boolean) ?? "someone")
}

function escaped(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
}

function markedValue(name: string, schema: ParamSchema): unknown {
  if (!isVariable(schema)) return sampleOf(name, schema)
  const { type, format } = schema.anyOf?.[0] ?? schema
  if (type !== "string") return MARKED_NUMBER
  return format ? MARKED_DAY : mark(name)
}

function shownMark(name: string, schema: ParamSchema) {
  const value = markedValue(name, schema)
  if (typeof value === "number") return String(value)
  return value === MARKED_DAY ? formatDay(MARKED_DAY) : mark(name)
}

export function paramSchemas(message: MessageKey) {
  const { properties } = z.toJSONSchema(messageParams(message)) as {
    properties?: Record<string, ParamSchema>
  }
  return properties ?? {}
}
