/** The rooms of an account, in the order of its tabs. */
export const ACCOUNT_LINKS = [
  { label: "Overview", to: "/me", end: true },
  { label: "Profile", to: "/me/profile" },
  { label: "Security", to: "/me/security" },
  { label: "Notifications", to: "/me/notifications" },
  { label: "Guardians", to: "/me/guardians" },
  { label: "Your data", to: "/me/data" },
] as const
