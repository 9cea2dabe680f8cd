import { defineStaffPage, type StaffActionArgs, type StaffOutcome } from "#app/lib/staff/define-staff-list.ts"

/** Whether the site is well, for administrators. */
export const staffPage = defineStaffPage({
  path: "/staff/doctor",
  title: "Doctor",
  description: "Whether the site is well, and how to fix what is not.",
  navigation: { area: "Office", label: "Doctor", icon: "ph:heartbeat-fill" },
  roles: ["admin"],
  tiles: [
    {
      title: "Doctor",
      icon: "ph:heartbeat-fill",
      text: () => "Whether the site is well, and how to fix what is not.",
    },
  ],
  messages: {
    queued: {
      text: "It’s on its way to you. If it isn’t there in a few minutes, look at the lines about emails.",
      tone: "good",
    },
    "no-address": { text: "Your account has no confirmed email address.", tone: "warm" },
    "not-allowed": { text: "Only administrators can send a test email.", tone: "warm" },
  },
})

/** Sends the caller a test email. */
export async function sendTestEmail({ db }: StaffActionArgs): Promise<StaffOutcome> {
  return { done: (await db.rpc("send_test_email").throwOnError()).data }
}
