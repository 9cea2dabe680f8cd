// A review is good for a year; the inbox asks for the next one a month earlier.
const REVIEW_DUE_MS = 335 * 86_400_000

/** A review from before this day is due. The conditions in private.inbox_lists say the same. */
export function reviewDueSince(now: string) {
  return new Date(Date.parse(now) - REVIEW_DUE_MS).toISOString().slice(0, 10)
}
