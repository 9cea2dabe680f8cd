import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

/** What members of a state see instead of the logo and the background of the site. */
export const staffPage = defineStaffPage({
  path: "/staff/state-looks",
  title: "State branding",
  description: "A logo and a background for members of one state.",
  navigation: { area: "Office", label: "State branding", icon: "ph:map-trifold-fill" },
  roles: ["admin"],
  tiles: [],
  messages: {
    logo: { text: "Saved. Members of this state see this logo from now on.", tone: "good" },
    "no-logo": { text: "Members of this state see the usual logo again.", tone: "good" },
    saved: { text: "Saved. Members of this state see it from now on.", tone: "good" },
  },
})
