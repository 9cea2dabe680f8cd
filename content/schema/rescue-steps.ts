/** What to do in an emergency, in this order. */
export const RESCUE_STEPS = ["check", "call", "spray", "breathe", "turn", "stay"] as const
