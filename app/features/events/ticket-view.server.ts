import { qrPath } from "#app/ui/data/qr-path.ts"
import { zonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { TicketView } from "./ticket-panel.tsx"
import type { TicketRow } from "./ticket-queries.ts"

/** The texts of a ticket in the zone of the event, and its QR code, so that a saved page needs nothing else. */
export function ticketView(ticket: TicketRow, code: string, siteUrl: string): TicketView {
  const { checked_in_at } = ticket
  return {
    ticket,
    code,
    qr: qrPath(new URL(`/events/${ticket.event}/ticket/${code}`, siteUrl).href),
    when: {
      ...ticketTime(ticket.starts_at, ticket.time_zone),
      checkedIn: checked_in_at && zonedTime(checked_in_at, ticket.time_zone).time,
    },
  }
}

/** The line above the title of a ticket, and the day on its stub. */
export function ticketTime(startsAt: string, timeZone: string) {
  const { weekday, month, day, time, zone } = zonedTime(startsAt, timeZone)
  const shortMonth = month.slice(0, 3)
  return {
    over: `${weekday.slice(0, 3)}, ${shortMonth} ${day}, ${time} ${zone}`,
    day: String(day),
    month: shortMonth,
  }
}
