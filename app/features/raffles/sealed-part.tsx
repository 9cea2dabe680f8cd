import { DrawResult } from "./draw-result.tsx"
import type { TicketProof } from "./proofs.server.ts"
import type { Draw, OwnTicket } from "./queries.ts"
import type { RaffleView, WinnerView } from "./raffle-view.server.ts"
import { SealedSection } from "./sealed-section.tsx"
import { WaitingForDraw } from "./waiting-for-draw.tsx"

interface Props {
  raffle: RaffleView
  draw: Draw
  winners: readonly WinnerView[]
  member: { tickets: readonly OwnTicket[]; proofs: readonly TicketProof[] } | null
  now: string
}

/** The page from the seal on: the draw and the sealed list. */
export function SealedPart({ raffle, draw, winners, member, now }: Props) {
  return (
    <>
      {draw.drawn_at ? (
        <DrawResult {...{ raffle, winners }} tickets={member?.tickets ?? []} />
      ) : (
        <WaitingForDraw raffle={raffle} now={now} />
      )}
      <SealedSection {...{ raffle, draw }} proofs={member?.proofs ?? []} />
    </>
  )
}
