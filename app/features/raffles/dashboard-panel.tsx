import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { TicketFact } from "./ticket-facts.ts"

interface Props {
  tickets: readonly TicketFact[]
  /** Whether raffles are switched off. */
  isClosed: boolean
}

/** On /me: the member's raffle tickets, or a link to the raffles. */
export function RafflesPanel({ tickets, isClosed }: Props) {
  if (isClosed && tickets.length === 0) return null
  return (
    <DashboardPanel title="Raffle tickets">
      {tickets.map(({ title, number, slug, raffle, note }) => (
        <p key={title} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="display wdth-70 perforated-6 bg-green-300 px-5 py-2.5 text-[1.5rem] tracking-[0.04em] leading-none">
            {number}
          </span>
          <Link to={`/raffles/${slug}`} className="font-bold underline">
            {raffle}
          </Link>
          {note}
        </p>
      ))}
      {!isClosed && (
        <p>
          <Link to="/raffles" className="underline">
            {tickets.length === 0 ? "Enter a free raffle" : "See all raffles"}
          </Link>
        </p>
      )}
    </DashboardPanel>
  )
}
