import type { Flash } from "#app/lib/forms/flash.ts"
import type { DbEnum } from "#app/lib/supabase/types.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ClaimForm } from "./claim-form.tsx"
import { EntryForm } from "./entry-form.tsx"
import { REFUSALS, SOURCE_LABELS, ticketLabel } from "./labels.ts"
import type { NextView, RaffleView, TicketView, WinnerView } from "./raffle-view.server.ts"
import { Reminder } from "./reminder.tsx"

interface Props {
  raffle: RaffleView
  winners: readonly WinnerView[]
  next: NextView | null
  member: {
    reminders: readonly RaffleView["reminds_of"][]
    tickets: readonly TicketView[]
    obstacle: DbEnum<"raffle_entry_outcome"> | null
    isMinor: boolean
    flash: Flash | null
  } | null
}

/** The visitor's own part: tickets, the form to enter, or the claim of a winner. */
export function MyTickets({ raffle, winners, next, member }: Props) {
  const tickets = member?.tickets ?? []
  const own = winners.find(
    ({ number, called_at }) => called_at && tickets.some(ticket => ticket.number === number),
  )
  return (
    <section
      id="tickets"
      aria-labelledby="tickets-heading"
      className="grid gap-x-12 gap-y-5 pt-[clamp(30px,3.6vw,52px)] column:grid-cols-[auto_minmax(0,1fr)]"
    >
      <h2 id="tickets-heading" className="text-2">
        {tickets.length > 0 ? "Your tickets" : winners.length > 0 ? "Drawn" : "Enter"}
      </h2>
      <div className="grid content-start gap-5">
        <FlashMessage flash={member?.flash ?? null} />
        {tickets.length > 0 && (
          <ul className="flex flex-wrap gap-4">
            {tickets.map(({ number, source, entered }) => (
              <li key={number} className="perforated-7 grid gap-1 bg-green-300 px-7 py-3.5">
                <b className="display wdth-62 text-[3rem] leading-[0.84] tracking-[0.03em]">
                  {ticketLabel(number)}
                </b>
                <span className="font-semibold text-small">
                  {SOURCE_LABELS[source]}, {entered}
                </span>
              </li>
            ))}
          </ul>
        )}
        {own ? (
          <ClaimForm winner={own} isMinor={member?.isMinor ?? false} />
        ) : (
          <WhatNow {...{ raffle, winners, next, member }} />
        )}
        {(raffle.state !== "open" || tickets.length > 0) && <Reminder {...{ raffle, member }} />}
      </div>
    </section>
  )
}

function WhatNow({ raffle, winners, next, member }: Props) {
  const { state, entry_limit } = raffle
  if (state === "canceled")
    return (
      <Callout tone="warm" title="This raffle was canceled">
        {raffle.cancel_reason} Nothing was drawn.
      </Callout>
    )
  if (winners.length > 0)
    return (
      <p>
        {member?.tickets.length ? <b>Not this time.</b> : "This raffle is over."}{" "}
        {next ? <NextRaffle next={next} /> : <MoreRaffles />}
      </p>
    )
  if (state === "sealed" || state === "closed")
    return (
      <p>
        Entries are closed, and the list {state === "sealed" ? "is" : "is being"} sealed. Come back for the
        draw.
      </p>
    )
  if (state === "scheduled" || state === "draft")
    return (
      <p>
        Entries aren’t open yet. <MoreRaffles />
      </p>
    )
  if (!member)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="max-w-[38em]">
          You need a free account, so that everyone gets the same number of tickets and we can tell you if you
          win.
        </p>
        {/* The action sends visitors to sign in and brings them back. */}
        <Form intent="sign-in">
          <SubmitButton>Sign in to enter</SubmitButton>
        </Form>
      </div>
    )
  if (member.obstacle) return <Refusal reason={member.obstacle} />
  if (member.tickets.length >= entry_limit) return <p>{REFUSALS["limit-reached"]}</p>
  return <EntryForm raffle={raffle} hasTicket={member.tickets.length > 0} />
}

function Refusal({ reason }: { reason: DbEnum<"raffle_entry_outcome"> }) {
  const text = reason === "entered" ? "" : REFUSALS[reason]
  const help =
    reason === "no-state" ? (
      <Link to="/me/profile" className="font-bold underline">
        Add your state
      </Link>
    ) : reason === "no-consent" ? (
      <Link to="/me/guardians" className="font-bold underline">
        Ask your guardian
      </Link>
    ) : null
  return (
    <Callout tone="warm" title="You can’t enter this one">
      {text} {help}
    </Callout>
  )
}

function NextRaffle({ next }: { next: NextView }) {
  return (
    <>
      {next.title} opens {next.opens}.{" "}
      <Link to={`/raffles/${next.slug}#tickets`} className="underline">
        Remind me
      </Link>
    </>
  )
}

function MoreRaffles() {
  return (
    <IfOpen to="/raffles">
      <Link to="/raffles" className="underline">
        See all raffles
      </Link>
    </IfOpen>
  )
}
