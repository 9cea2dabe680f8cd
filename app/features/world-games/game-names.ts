/** What the games are called on pages. */
export const GAME_NAMES = {
  breathe: "Breathe with Narcat",
  signs: "Spot the signs",
  bag: "Pack the bag",
} as const

export type GameKey = keyof typeof GAME_NAMES
