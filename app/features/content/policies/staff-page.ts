import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

/** The texts that people agree to, in versions. */
export const staffPage = defineStaffPage({
  path: "/staff/policies",
  title: "Legal texts",
  description: "Write the next version of the terms, the privacy policy and what people agree to.",
  navigation: { area: "Office", label: "Legal texts", icon: "ph:scales-fill" },
  roles: ["admin"],
  tiles: [],
  messages: {
    started: { text: "The draft is ready. Visitors don’t see it.", tone: "good" },
    saved: { text: "Saved in the draft.", tone: "good" },
    discarded: { text: "The draft is discarded.", tone: "good" },
    published: { text: "Published. It stays as it is from now on.", tone: "good" },
    gone: { text: "There is no draft anymore. Someone else published or discarded it.", tone: "warm" },
  },
})
