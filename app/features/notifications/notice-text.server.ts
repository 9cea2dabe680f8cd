import { noticeContent } from "#supabase/functions/_shared/messages/catalog.ts"
import { InvalidMessage } from "#supabase/functions/_shared/messages/message.ts"

interface StoredNotice {
  message: string
  params: unknown
}

/** The text of a notice. One that the catalog does not know is logged and left out. */
export function noticeText<Row extends StoredNotice>({ message, params, ...row }: Row) {
  try {
    const { title, body, path } = noticeContent({ message, params, locale: "en" })
    return [{ ...row, title, body, path }]
  } catch (error) {
    if (!(error instanceof InvalidMessage)) throw error
    console.error(`A notice cannot be shown: ${error.message}`)
    return []
  }
}
