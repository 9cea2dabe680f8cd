import { qrPath } from "#app/ui/data/qr-path.ts"
import { zonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { TicketView } from "./ticket-panel.tsx"
import type { TicketRow } from "./ticket-queries.ts"

/** The texts of a ticket in the zone of the event, and its QR code, so that a saved page needs nothing else. */
export function ticketView(ticket: TicketRow, code: string, siteUrl: string): TicketView {
  const start = zonedTime(ticket.starts_at, ticket.time_zone)
  const { checked_in_at } = ticket
  return {
    ticket,
    code,
    qr: qrPath(new URL(`/events/${ticket.event}/ticket/${code}`, siteUrl).href),
    when: {
      over: `${start.weekday.slice(0, 3)}, ${start.month.slice(0, 3)} ${start.day}, ${start.time} ${start.zone}`,
      day: String(start.day),
      month: start.month.slice(0, 3),
      checkedIn: checked_in_at && zonedTime(checked_in_at, ticket.time_zone).time,
    },
  }
}
