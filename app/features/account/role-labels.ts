const ROLES: Record<string, string> = {
  editor: "Editor",
  instructor: "Instructor",
  events: "Event desk",
  finance: "Finance",
  outreach: "Outreach",
  chapter_lead: "Chapter lead",
  admin: "Administrator",
  auditor: "Auditor",
}

/** The role shown on the member pass. */
export function roleLabel(roles: readonly string[], isMinor: boolean) {
  const [first] = roles.includes("admin") ? ["admin"] : roles
  if (first) return ROLES[first] ?? "Staff"
  return isMinor ? "Learner" : "Member"
}
