import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

/** Certificates for everyone who took a class in person. */
export const staffPage = defineStaffPage({
  path: "/staff/issue-certificates",
  title: "Certificates for a class",
  description: "Issue certificates to everyone who took a class in person.",
  navigation: { area: "Learning", label: "Certificates for a class", icon: "ph:users-three-fill" },
  roles: ["instructor"],
  tiles: [],
  messages: {},
})
