// The specification's intervals: a tick every 30 s, renewal with 3 ticks left, expired 10 s early.
export const TICK_MS = 30_000
const TICKS_LEFT = 3
const EXPIRY_MARGIN_MS = 10_000

export function isDueForRenewal(expiresAt: number, now: number) {
  return Math.floor((expiresAt * 1000 - now) / TICK_MS) <= TICKS_LEFT
}

export function isExpired(expiresAt: number, now: number) {
  return expiresAt * 1000 - now < EXPIRY_MARGIN_MS
}
