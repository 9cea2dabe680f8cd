/** The tabs of the account pages. */
const ACCOUNT_LINKS = [
  { label: "Overview", to: "/me", end: true },
  { label: "Events", to: "/me/events" },
  { label: "Gifts", to: "/me/gifts" },
  { label: "Volunteering", to: "/me/volunteering" },
  { label: "Profile", to: "/me/profile" },
  { label: "Security", to: "/me/security" },
  { label: "Notifications", to: "/me/notifications" },
  { label: "Guardians", to: "/me/guardians" },
  { label: "Your data", to: "/me/data" },
] as const

/** Staff also get a link to the staff pages. */
export function accountLinks(roles: readonly string[]) {
  return roles.length > 0 ? [...ACCOUNT_LINKS, { label: "Staff", to: "/staff" }] : ACCOUNT_LINKS
}
