import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"
import { missingCount, receiptsWithoutEinCount } from "./queries.ts"

/** What receipts state about the organization. */
export const staffPage = defineStaffPage({
  path: "/staff/legal-identity",
  title: "Legal identity",
  description: "The name, EIN and address on receipts.",
  navigation: { area: "Giving", label: "Legal identity", icon: "ph:identification-card-fill" },
  roles: ["finance"],
  tiles: [
    {
      title: "Legal identity",
      icon: "ph:identification-card-fill",
      count: missingCount,
      text: count =>
        count === 0 ? "Receipts have your EIN." : "Enter your EIN: receipts go out without one.",
    },
    {
      title: "Receipts without an EIN",
      icon: "ph:identification-card-fill",
      count: receiptsWithoutEinCount,
      text: count =>
        count === 0
          ? "No receipt needs to be replaced."
          : count === 1
            ? "One receipt can be replaced."
            : `${count} receipts can be replaced.`,
    },
  ],
  messages: {
    saved: { text: "Saved. New receipts state it; issued ones stay as they are.", tone: "good" },
    reissued: { text: "Replaced. Every receipt that still counts has your EIN.", tone: "good" },
  },
})
