import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"
import { missingCount } from "./queries.ts"

/** What receipts state about the organization. */
export const staffPage = defineStaffPage({
  path: "/staff/legal-identity",
  title: "Legal identity",
  description: "The name, EIN and address on receipts.",
  navigation: { label: "Legal identity", icon: "ph:identification-card-fill" },
  roles: ["finance"],
  tiles: [
    {
      title: "Legal identity",
      icon: "ph:identification-card-fill",
      count: missingCount,
      text: count =>
        count === 0 ? "Receipts have your EIN." : "Enter your EIN: receipts go out without one.",
    },
  ],
  messages: { saved: { text: "Saved. New receipts state it; issued ones stay as they are.", tone: "good" } },
})
