import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

/** Where staff find the practice site, and links for new volunteers. */
export const staffPage = defineStaffPage({
  path: "/staff/practice-site",
  title: "Practice site",
  description: "Try everything with invented data, before you do it for real.",
  navigation: { area: "Office", label: "Practice site", icon: "ph:graduation-cap-fill" },
  roles: ["auditor", "chapter_lead", "editor", "events", "finance", "instructor", "outreach"],
  tiles: [],
  messages: {},
})
