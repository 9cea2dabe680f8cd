const MONEY = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })
const WHOLE = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 })

/** "$62.10", and "$60" for whole dollars. */
export function formatCents(cents: number): string {
  return (cents % 100 === 0 ? WHOLE : MONEY).format(cents / 100)
}

const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/

/** Cents for "12.5", "$1,200" or "40"; null for anything else, such as "5,00" or "1e3". */
export function readAmount(text: string): number | null {
  const [, dollars, cents = ""] = AMOUNT.exec(text.trim()) ?? []
  if (dollars === undefined) return null
  return Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"))
}

export interface FeeRate {
  percent: number
  fixedCents: number
  /** The most that the provider takes; null without a limit. */
  maxCents: number | null
}

/** The smallest amount that covers the fee of the gift and of itself, as `private.covered_fee` computes it. */
export function coveredFee(giftCents: number, { percent, fixedCents, maxCents }: FeeRate): number {
  const rate = Math.round(percent * 100)
  // In ten-thousandths of a cent, so that rounding is exact.
  const feeOf = (total: number) => Math.floor((total * rate + fixedCents * 10_000 + 5000) / 10_000)
  let total = Math.floor(((giftCents + fixedCents) * 10_000) / (10_000 - rate)) - 1
  while (total - feeOf(total) < giftCents) total++
  return Math.min(total - giftCents, maxCents ?? Number.POSITIVE_INFINITY)
}

/** "2.9% and 30¢", or "0.8%, at most $5". */
export function formatRate({ percent, fixedCents, maxCents }: FeeRate): string {
  const fixed = fixedCents === 0 ? "" : ` and ${fixedCents}¢`
  return `${percent}%${fixed}${maxCents === null ? "" : `, at most ${formatCents(maxCents)}`}`
}
