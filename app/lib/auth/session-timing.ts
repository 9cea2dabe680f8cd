// The specification's clock of a session: a tick every 30 s, renewed with 3 ticks left, over 10 s before its end.
export const TICK_MS = 30_000
const TICKS_LEFT = 3
const EXPIRY_MARGIN_MS = 10_000

export function isDueForRenewal(expiresAt: number, now: number) {
  return Math.floor((expiresAt * 1000 - now) / TICK_MS) <= TICKS_LEFT
}

export function isOver(expiresAt: number, now: number) {
  return expiresAt * 1000 - now < EXPIRY_MARGIN_MS
}
