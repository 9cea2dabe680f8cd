import { type EmailWords, PLACEHOLDER } from "#supabase/functions/_shared/messages/words.ts"
import type { EditableEmail } from "./catalog.server.ts"

type Errors = Partial<Record<keyof EmailWords, string>>

/** What is wrong with the placeholders of these words. */
export function placeholderErrors({ placeholders }: EditableEmail, words: EmailWords): Errors {
  const errors: Errors = {}
  const fields = ["subject", "heading", "body", "button"] as const
  for (const field of fields) {
    const problem = problemIn(words[field] ?? "", placeholders)
    if (problem) errors[field] = problem
  }
  const all = fields.map(field => words[field] ?? "").join(" ")
  const missing = placeholders.find(({ name, isNeeded }) => isNeeded && !namesIn(all).includes(name))
  if (missing) errors.body ??= `Say {${missing.name}} somewhere: readers need it.`
  return errors
}

function problemIn(text: string, placeholders: EditableEmail["placeholders"]) {
  for (const [whole, name, fallback] of text.matchAll(PLACEHOLDER)) {
    const placeholder = placeholders.find(other => other.name === name)
    if (!placeholder) return `There is no ${whole} in this email. Use one from the list.`
    if (placeholder.isOptional && !fallback)
      return `${whole} can be missing. Write what to say then, like {${name}|someone}.`
  }
  return /[{}]/.test(text.replace(PLACEHOLDER, ""))
    ? "Write each placeholder as it is in the list, like {site}."
    : null
}

function namesIn(text: string) {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)
}
