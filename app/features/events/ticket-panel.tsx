import { Ticket } from "#app/ui/brand/ticket.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { QrImage } from "#app/ui/data/qr-image.tsx"
import type { TicketRow } from "./ticket-queries.ts"

type Tone = NonNullable<Parameters<typeof Ticket>[0]["tone"]>

const TONES: Record<string, Tone> = { air: "air", marigold: "marigold", siren: "siren" }

const PROBLEMS: Partial<Record<TicketRow["status"], string>> = {
  "awaiting-permission": "This ticket counts once a guardian has said yes.",
  offered: "This seat is offered. Accept it with the link in your email.",
  waiting: "This is a place on the waiting list, not a ticket yet.",
  released: "We gave this seat away 15 minutes after the start. If you’re here, ask at the door.",
  expired: "The offer ended, and the seat went to the next person.",
  canceled: "This spot is canceled.",
}

export interface TicketView {
  ticket: TicketRow
  code: string
  qr: { path: string; size: number }
  when: { over: string; day: string; month: string; checkedIn: string | null }
}

/** One ticket: the stub of the wall, and the code that helpers scan at the door. */
export function TicketPanel({ ticket, code, qr, when }: TicketView) {
  const problem = ticket.is_date_canceled ? "This date is canceled." : PROBLEMS[ticket.status]
  const where =
    ticket.channel === "online" ? "Online" : [ticket.place, ticket.address].filter(Boolean).join(", ")
  return (
    <div className="grid gap-6">
      {problem && <Callout tone="urgent">{problem}</Callout>}
      {when.checkedIn && <Callout tone="good">Checked in at {when.checkedIn}.</Callout>}
      <div>
        <Ticket
          title={ticket.title}
          over={when.over}
          stub={{ big: when.day, small: when.month }}
          tone={ticketTone(ticket.poster_color)}
        >
          {where}
        </Ticket>
        {!problem && (
          <div className="mx-4 grid justify-items-center gap-4 rounded-b-panel border-ink border-t-4 border-dotted bg-green-100 px-5 pt-6 pb-7 text-center text-ink">
            <QrImage {...qr} label={`QR code of ticket ${code}`} className="w-full max-w-75 rounded-input" />
            <p>
              <span className="block font-mono text-lead">{grouped(code)}</span>
              <b>{ticket.name}</b>
              {ticket.party_size > 1 && <> · admits {ticket.party_size}</>}
            </p>
          </div>
        )}
      </div>
    </div>
  )
}

export function ticketTone(posterColor: string | null): Tone {
  return TONES[posterColor ?? ""] ?? "green"
}

/** "A1B2 C3D4 E5F6", which people can read to each other. */
function grouped(code: string) {
  return code.replace(/.{4}(?=.)/g, "$& ")
}
