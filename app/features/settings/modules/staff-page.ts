import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

/** What the site offers: each part can be switched off by an organization that does not run it. */
export const staffPage = defineStaffPage({
  path: "/staff/modules",
  title: "Parts of the site",
  description: "Switch off what you don’t offer.",
  navigation: { area: "Office", label: "Parts of the site", icon: "ph:puzzle-piece-fill" },
  roles: ["admin"],
  tiles: [],
  messages: {
    on: { text: "It’s on. Visitors see it again.", tone: "good" },
    off: { text: "It’s off. Visitors no longer see it.", tone: "good" },
  },
})
