import { kindOfEmail } from "#app/features/emails/labels.ts"
import type { SupabaseDb } from "#app/lib/supabase/types.ts"
import { editableEmails, fixedEmails } from "./catalog.server.ts"
import { changedEmails } from "./queries.ts"

/** The emails that have each word of the search in their name or in the words in use, and those that only developers change. */
export async function emailTextList(db: SupabaseDb, search: string) {
  const changed = await changedEmails(db)
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const isFound = (...texts: (string | null)[]) => {
    const text = texts.join(" ").toLowerCase()
    return wanted.every(word => text.includes(word))
  }
  const emails = [...editableEmails().values()].flatMap(({ message, shipped }) => {
    const own = changed.get(message)
    const { subject, heading, body, button } = own ?? shipped
    const label = kindOfEmail(message)
    return isFound(label, subject, heading, body, button)
      ? [{ message, label, subject, isChanged: own !== undefined }]
      : []
  })
  return {
    emails: emails.sort((a, b) => a.label.localeCompare(b.label)),
    fixed: fixedEmails()
      .map(kindOfEmail)
      .filter(label => isFound(label))
      .sort(),
  }
}
