import { defineMessageList } from "#app/ui/staff/define-message-list.tsx"
import { type ChapterMessage, chapterOptions, messageRecords, openMessageCount } from "./queries.ts"

/** Messages to chapters, newest first: all for outreach, those of the own chapter for leads. */
export const staffPage = defineMessageList<ChapterMessage>({
  path: "/staff/chapter-messages",
  title: "Messages to chapters",
  description: "Read what visitors write to chapters, and answer by email.",
  navigation: { area: "Community", label: "Messages", icon: "ph:envelope-simple-fill" },
  roles: ["outreach", "chapter_lead"],
  filters: [
    {
      name: "chapter",
      label: "Chapter",
      anyLabel: "All chapters",
      pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      options: chapterOptions,
    },
  ],
  records: messageRecords,
  openCount: openMessageCount,
  doneText: "Marked as done.",
  label: "Chapter",
  about: ({ chapters }) => chapters?.name ?? "",
  sheetAbout: ({ chapters }) => `To ${chapters?.name}`,
})
