/** The drawings in public/art/team. */
export const PORTRAITS = [
  "afro",
  "bangs",
  "bun",
  "buzz",
  "cap",
  "curls",
  "flat",
  "gray",
  "hijab",
  "locs",
  "long",
  "pomp",
  "short",
  "turban",
] as const
