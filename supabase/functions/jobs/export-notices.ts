import { noticeContent } from "../_shared/messages/catalog.ts"
import { InvalidMessage } from "../_shared/messages/message.ts"
import type { Row, Section } from "./account-sections.ts"

/** Notices are stored as message and parameters; an export shows the text that the member saw. */
export function withNoticeText(section: Section): Section {
  if (section.table !== "public.notices") return section
  const columns = section.columns.map(([name, label]): Section["columns"][number] => [
    name === "message" ? "title" : name === "params" ? "body" : name,
    label,
  ])
  return { ...section, columns, rows: section.rows.map(textOf) }
}

function textOf({ message, params, ...row }: Row): Row {
  try {
    const { title, body } = noticeContent({ message: String(message), params, locale: "en" })
    return { ...row, title, body }
  } catch (error) {
    if (!(error instanceof InvalidMessage)) throw error
    // Personal data stays in the export even where no text can be made of it.
    return { ...row, title: message, body: params }
  }
}
