import { defineMessageList } from "#app/ui/staff/define-message-list.tsx"
import { type ContactMessage, messageRecords, openMessageCount } from "./queries.ts"
import { TOPICS } from "./topics.ts"

/** Messages from the contact page, newest first. */
export const staffPage = defineMessageList<ContactMessage>({
  path: "/staff/contact-messages",
  title: "Messages to us",
  description: "Read what visitors write on the contact page, and answer by email.",
  navigation: { area: "Office", label: "Contact", icon: "ph:chat-circle-text-fill" },
  roles: ["outreach"],
  records: messageRecords,
  openCount: openMessageCount,
  doneText: "Marked as done. We delete it in 6 months.",
  label: "About",
  about: ({ topic }) => TOPICS[topic],
  sheetAbout: ({ topic }) => `About: ${TOPICS[topic]},`,
})
