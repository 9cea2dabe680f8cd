/** "1 hour", "2.5 hours" */
export function formatHours(minutes: number) {
  const hours = minutes / 60
  return `${new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 }).format(hours)} ${hours === 1 ? "hour" : "hours"}`
}
