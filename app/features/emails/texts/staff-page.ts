import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

export const staffPage = defineStaffPage({
  path: "/staff/email-texts",
  title: "Texts of emails",
  description: "Change the words of the emails that the site sends.",
  navigation: { area: "Site", label: "Texts of emails", icon: "ph:envelope-open-fill" },
  roles: ["editor"],
  tiles: [
    {
      title: "Texts of emails",
      icon: "ph:envelope-open-fill",
      text: () => "Change the words of the emails that the site sends.",
    },
  ],
  messages: {},
})
