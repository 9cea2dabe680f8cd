import { siteSettings } from "#app/lib/rendering/settings.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { emailContent, type MessageKey } from "#supabase/functions/_shared/messages/catalog.ts"
import { type EmailWords, inWords } from "#supabase/functions/_shared/messages/words.ts"
import { paramSchemas } from "./catalog.server.ts"
import { sampleOf } from "./samples.server.ts"

/** An email with example values. */
export interface EmailPreview {
  subject: string
  heading: string
  paragraphs: readonly string[]
  button: string | null
  /** What stays as shipped. */
  facts?: readonly { label: string; value: string }[]
  code?: string | null
  footnote?: string | null
  isSent?: boolean
}

export async function emailPreview(
  db: SupabaseDb,
  message: string,
  words: EmailWords,
): Promise<EmailPreview> {
  const key = message as MessageKey
  const { name } = await siteSettings(db)
  const params = Object.fromEntries(
    Object.entries(paramSchemas(key)).map(([param, schema]) => [param, sampleOf(param, schema)]),
  )
  const shipped = emailContent({ message, params, locale: "en" }, name)
  const { subject, heading, paragraphs, action, facts, code, footnote } = inWords(
    shipped,
    words,
    params,
    name,
  )
  return {
    ...{ subject, heading, paragraphs, button: action?.label ?? null },
    ...{ facts: facts ?? [], code: code ?? null, footnote: footnote ?? null },
  }
}
