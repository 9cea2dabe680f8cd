import { z } from "zod"
import { MESSAGE_KEYS, type MessageKey, messageParams } from "../catalog.ts"

export const NASTY = `<script>alert('1')</script> & "more"`

interface JsonSchema {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

const FORMATS: Record<string, string> = {
  email: "ana@site.example",
  uuid: "0a3c1c9e-5f0e-4b7e-9d2f-2f6d1c0b7a11",
  date: "2026-11-16",
  "date-time": "2026-11-16T08:30:00Z",
  uri: "https://site.example/confirm?token_hash=abc&type=email",
}

/** Parameters made from the schema of a message, with `text` as every text: everything filled in, or everything optional missing. */
export function specimens(message: MessageKey, text = NASTY): unknown[] {
  if (message === "digest") {
    const items = MESSAGE_KEYS.filter(key => key.startsWith("kit-")).map(key => ({
      message: key,
      params: {},
    }))
    return [{ items }, { items: items.slice(0, 1) }]
  }
  const schema = z.toJSONSchema(messageParams(message)) as JsonSchema
  return [exampleOf(schema, true, text), exampleOf(schema, false, text)]
}

function exampleOf(schema: JsonSchema, isFull: boolean, text: string): unknown {
  const { type, anyOf, format, properties, items } = schema
  if (schema.enum) return isFull ? schema.enum[0] : schema.enum.at(-1)
  if (anyOf) return isFull ? exampleOf(anyOf[0]!, isFull, text) : null
  if (type === "object")
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, value]) => [name, exampleOf(value, isFull, text)]),
    )
  if (type === "array") return [exampleOf(items!, isFull, text)]
  if (type === "boolean") return isFull
  if (type === "number" || type === "integer") return 600
  if (format && format in FORMATS) return FORMATS[format]
  return schema.pattern ? "ABCDE-12345" : text
}
