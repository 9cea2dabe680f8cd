import { href } from "react-router"
import { formatLongDate } from "#app/lib/format/dates.ts"
import { FREQUENCIES } from "../frequencies.ts"
import { formatCents } from "../money.ts"
import type { ManagedGift } from "./queries.ts"

/** Gifts that were paid, newest first, each with its receipt. */
export function GiftList({ gifts }: { gifts: readonly ManagedGift[] }) {
  return (
    <ul className="grid">
      {gifts.map(gift => (
        <li
          key={gift.id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-gray-300 border-b-[1.5px] py-3.5"
        >
          <p>
            <b className="tabular-nums">{formatCents(gift.totalCents)}</b> on{" "}
            {formatLongDate(gift.receivedOn)}
            <span className="text-gray-700">{noteOf(gift)}</span>
          </p>
          {gift.receiptId && (
            <span className="flex flex-wrap gap-x-5 gap-y-1">
              {gift.hasTribute && (
                <a
                  href={`${href("/donate/receipts/:id.pdf", { id: gift.receiptId })}?letter`}
                  className="underline"
                >
                  Letter to the family (PDF)
                </a>
              )}
              <a
                href={href("/donate/receipts/:id.pdf", { id: gift.receiptId })}
                className="font-bold underline"
              >
                Receipt No. {gift.receiptNumber} (PDF)
              </a>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function noteOf({ frequency, refundedCents, status, isLive }: ManagedGift): string {
  const notes = [
    ...(frequency === "once" ? [] : [FREQUENCIES[frequency].label.toLowerCase()]),
    ...(refundedCents > 0 ? [`${formatCents(refundedCents)} refunded`] : []),
    ...(status === "disputed" ? ["your bank is looking into it"] : []),
    ...(isLive ? [] : ["test, no money moved"]),
  ]
  return notes.map(note => `, ${note}`).join("")
}
