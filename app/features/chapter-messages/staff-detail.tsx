import type { DetailProps } from "#app/lib/staff/define-staff-list.ts"
import { MessageSheet } from "#app/ui/staff/message-sheet.tsx"
import type { ChapterMessage } from "./queries.ts"

export function StaffDetail(props: DetailProps<ChapterMessage>) {
  return <MessageSheet {...props} about={`To ${props.detail.chapters?.name}`} />
}
