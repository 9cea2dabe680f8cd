import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

/** Where administrators start to look at the console as another role. */
export const staffPage = defineStaffPage({
  path: "/staff/view-as",
  title: "View as a role",
  description: "See the staff pages the way another role sees them.",
  navigation: { area: "Office", label: "View as a role", icon: "ph:eye-fill" },
  roles: ["admin"],
  tiles: [],
  messages: {},
})
