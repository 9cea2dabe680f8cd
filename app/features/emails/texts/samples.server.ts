/** The part of a JSON schema that samples are made from. */
export interface ParamSchema {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  anyOf?: ParamSchema[]
  items?: ParamSchema
  properties?: Record<string, ParamSchema>
}

const FORMATS: Record<string, readonly string[]> = {
  email: ["ana@site.example", "ben@site.example"],
  uuid: ["0a3c1c9e-5f0e-4b7e-9d2f-2f6d1c0b7a11", "1b3c1c9e-5f0e-4b7e-9d2f-2f6d1c0b7a22"],
  date: ["2026-12-01", "2027-01-15"],
  "date-time": ["2026-12-01T18:30:00Z", "2027-01-15T09:00:00Z"],
  uri: ["https://site.example/one", "https://site.example/two"],
}

const TEXTS: Record<string, string> = {
  name: "Ana Ruiz",
  guardian: "Maria Ruiz",
  learner: "Ana",
  course: "Overdose response basics",
  title: "Naloxone class at the library",
  chapter: "Springfield",
  question: "When is the next class?",
  answer: "Next Tuesday at six.",
  reason: "The room is closed.",
  device: "Firefox on Windows",
  site: "Main office",
}

/** Names, texts, days and numbers can be written into the words of an email; everything else only decides about them. */
export function isVariable(schema: ParamSchema): boolean {
  const { type, format, pattern, enum: choices, anyOf } = schema.anyOf?.[0] ?? schema
  if (choices || anyOf || (pattern && !format)) return false
  if (type === "integer" || type === "number") return schema.anyOf === undefined
  return type === "string" && (format === undefined || (format === "date" && schema.anyOf === undefined))
}

/** An example of a parameter. */
export function sampleOf(name: string, schema: ParamSchema, index = 0): unknown {
  const { type, format, pattern, enum: choices, anyOf, items, properties } = schema
  if (choices) return choices[index % choices.length]
  if (anyOf) return sampleOf(name, anyOf[0]!, index)
  if (type === "object")
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([key, value]) => [key, sampleOf(key, value, index)]),
    )
  if (type === "array") return Array.from({ length: index + 1 }, () => sampleOf(name, items!, index))
  if (type === "boolean") return index === 0
  if (type === "number" || type === "integer") return index === 0 ? 3 : 600
  if (format && format in FORMATS) return FORMATS[format]![index % 2]
  if (pattern) return index === 0 ? "ABCDE-12345" : "FGHIJ-67890"
  return TEXTS[name] ?? "An example"
}

/** Other values of a parameter, to find out whether the words depend on it. */
export function alternativesTo(schema: ParamSchema): unknown[] {
  if (schema.enum) return schema.enum
  return [sampleOf("", schema, 1), ...(schema.anyOf ? [null] : [])]
}
