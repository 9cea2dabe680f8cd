/** The rooms of an account, in the order of its tabs. */
export const ACCOUNT_LINKS = [
  { label: "Overview", to: "/me", end: true },
  { label: "Profile", to: "/me/profile" },
  { label: "Security", to: "/me/security" },
  { label: "Notifications", to: "/me/notifications" },
  { label: "Guardians", to: "/me/guardians" },
  { label: "Your data", to: "/me/data" },
] as const

/** Whoever works here finds the way to the staff room at the end. */
export function accountLinks(roles: readonly string[]) {
  return roles.length > 0 ? [...ACCOUNT_LINKS, { label: "Staff room", to: "/staff" }] : ACCOUNT_LINKS
}
