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

interface FeeRate {
  feePercent: number
  feeFixedCents: number
}

/** The smallest amount that covers the fee of the gift and of itself, as `private.covered_fee` computes it. */
export function coveredFee(giftCents: number, { feePercent, feeFixedCents }: FeeRate): number {
  const rate = Math.round(feePercent * 10)
  // In thousandths of a cent, so that rounding is exact.
  const feeOf = (total: number) => Math.floor((total * rate + feeFixedCents * 1000 + 500) / 1000)
  let total = Math.floor(((giftCents + feeFixedCents) * 1000) / (1000 - rate)) - 1
  while (total - feeOf(total) < giftCents) total++
  return total - giftCents
}
