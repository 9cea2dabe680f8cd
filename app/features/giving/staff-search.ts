import { readAmount } from "./money.ts"

const RECEIPT_NUMBER = /^(?:receipt )?(?:no\. ?|#)?(\d{1,9})$/i

type GiftSearch = { email: string } | { receipt: number } | { cents: number } | null

/** What finance looks for: a whole address, a receipt number, or an amount, which has a $ or cents. Null for anything else. */
export function readGiftSearch(text: string): GiftSearch {
  if (text.includes("@")) return { email: text.toLowerCase() }
  const [, number] = RECEIPT_NUMBER.exec(text) ?? []
  if (number) return { receipt: Number(number) }
  const cents = readAmount(text)
  return cents === null ? null : { cents }
}
