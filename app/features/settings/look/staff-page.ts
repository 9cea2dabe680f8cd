import { defineStaffPage } from "#app/lib/staff/define-staff-list.ts"

/** The logo and the colors that the office chooses instead of those of the design. */
export const staffPage = defineStaffPage({
  path: "/staff/logo-and-colors",
  title: "Logo and colors",
  description: "What every page, email, certificate and shared picture looks like.",
  navigation: { area: "Office", label: "Logo and colors", icon: "ph:paint-brush-fill" },
  roles: ["admin"],
  tiles: [],
  messages: {
    colors: { text: "Saved. Every page, email and PDF has these colors from now on.", tone: "good" },
    "original-colors": { text: "The original colors are back.", tone: "good" },
    logo: { text: "Saved. Every page, email and certificate has this logo from now on.", tone: "good" },
    "original-logo": { text: "The original logo is back.", tone: "good" },
  },
})
