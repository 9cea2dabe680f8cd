/** The numbers that are shown by state, in the order of the card. */
export const STATE_COLUMNS = [
  { metric: "reversals", label: "Reversals", short: "Reversals" },
  { metric: "people_trained", label: "People trained", short: "Trained" },
  { metric: "kits", label: "Kits", short: "Kits" },
] as const
