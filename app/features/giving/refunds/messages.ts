import type { Flash } from "#app/lib/forms/flash.ts"

/** The answers of the refund function. */
export const REFUND_MESSAGES = {
  refunded: { text: "Refunded. The donor gets a corrected receipt by email.", tone: "good" },
  returned: { text: "Noted. The donor gets a corrected receipt.", tone: "good" },
  waiting: {
    text: "This refund is above the limit for one person. It waits in Refunds until someone else approves it.",
    tone: "warm",
  },
  "already-waiting": { text: "A refund of this gift already waits for approval.", tone: "warm" },
  "already-refunded": { text: "This refund is already booked, once. You sent the form twice.", tone: "warm" },
  changed: {
    text: "This gift changed after you opened its page, so nothing was refunded. Check the amounts and try again.",
    tone: "warm",
  },
  "own-request": { text: "You asked for this refund, so someone else must approve it.", tone: "warm" },
  declined: { text: "Declined. No money moves.", tone: "good" },
  "not-possible": {
    text: "This gift can’t be refunded here: it isn’t paid, was refunded already, or is a later payment of a recurring gift, which you refund in Stripe.",
    tone: "warm",
  },
  unavailable: { text: "The payment provider isn’t answering. Try again later.", tone: "warm" },
} as const satisfies Record<string, Flash>
