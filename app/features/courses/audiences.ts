/** Audiences, in the order of the filter. */
export const AUDIENCES: Readonly<Record<string, string>> = {
  everyone: "Everyone",
  campus: "Campus",
  nightlife: "Bars and nightlife",
  school: "Schools",
  parents: "Parents and guardians",
  workplace: "Work",
}

export function audiencesLabel(audiences: readonly string[]) {
  if (audiences.includes("everyone")) return "For everyone"
  const names = audiences.map(audience => (AUDIENCES[audience] ?? audience).toLowerCase())
  return `For ${names.join(", ")}`
}
