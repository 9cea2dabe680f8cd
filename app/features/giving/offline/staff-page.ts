import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

/** Gifts that did not come by card. */
export const staffPage = defineStaffPage({
  path: "/staff/enter-gift",
  title: "Enter a gift",
  description: "Enter a check, a bank transfer, cash or a gift in kind.",
  navigation: { area: "Giving", label: "Enter a gift", icon: "ph:envelope-open-fill" },
  roles: ["finance"],
  tiles: [],
  messages: {
    "checks-recorded": {
      text: "Entered. Each check has its receipt, and it is emailed where there is an address.",
      tone: "good",
    },
    recorded: { text: "Entered. The receipt is issued, and emailed if there is an address.", tone: "good" },
  },
})
