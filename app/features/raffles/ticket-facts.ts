import { ticketLabel } from "./labels.ts"
import { momentTexts } from "./moment-texts.ts"
import type { MemberTicket } from "./queries.ts"

export interface TicketFact {
  /** The number and its raffle: "0017, Tour jacket". */
  title: string
  note: string
  number: string
  slug: string
  raffle: string
}

/** A ticket in words, for /me and for guardians. */
export function ticketFact({ number, raffles }: MemberTicket): TicketFact {
  const { slug, title, state, draws_at, time_zone } = raffles
  const label = ticketLabel(number)
  return {
    title: `${label}, ${title}`,
    note:
      state === "canceled"
        ? "canceled"
        : isDrawn(state)
          ? "drawn"
          : `draw on ${momentTexts(draws_at, time_zone).day}`,
    number: label,
    slug,
    raffle: title,
  }
}

function isDrawn(state: MemberTicket["raffles"]["state"]) {
  return state === "drawn" || state === "redrawn"
}
