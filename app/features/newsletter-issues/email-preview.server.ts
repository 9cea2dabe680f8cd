import { siteSettings } from "#app/lib/rendering/settings.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { renderEmail } from "#supabase/functions/_shared/messages/email.ts"
import { issueById } from "./queries.ts"

// In place of a subscriber's own.
const token = "0".repeat(64)

/** The HTML of an issue as a subscriber gets it; null if the issue is unknown or its article is not published. */
export async function issueEmail(db: SupabaseDb, id: string, siteUrl: string) {
  const issue = await issueById(db, id)
  if (!issue?.article) return null
  const { subject, note, article } = issue
  const { name, colors, logoId } = await siteSettings(db)
  const params = { issue: id, subject, note, ...article, token }
  const email = { message: "newsletter-issue", params, locale: "en", topic: null }
  return renderEmail(
    { ...email, unsubscribe_path: `/newsletter/stop?token=${token}` },
    { name, url: siteUrl.replace(/\/$/, ""), color: colors?.main, logoId },
  ).html
}
