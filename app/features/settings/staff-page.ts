import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

/** How the site names and describes itself, and where its other settings are. */
export const staffPage = defineStaffPage({
  path: "/staff/settings",
  title: "Settings",
  description: "The name of the site, its description and its addresses.",
  navigation: { area: "Office", label: "Settings", icon: "ph:gear-six-fill" },
  roles: ["admin"],
  tiles: [],
  messages: { saved: { text: "Saved. Every page and email uses it from now on.", tone: "good" } },
})
