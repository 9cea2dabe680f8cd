import { DrawResult } from "./draw-result.tsx"
import type { TicketProof } from "./proofs.server.ts"
import type { Draw, OwnTicket, Raffle, Winner } from "./queries.ts"
import { SealedSection } from "./sealed-section.tsx"
import { WaitingForDraw } from "./waiting-for-draw.tsx"

interface Props {
  raffle: Raffle
  draw: Draw
  winners: readonly Winner[]
  member: { tickets: readonly OwnTicket[]; proofs: readonly TicketProof[] } | null
  now: string
}

/** The page from the seal on: the draw and the sealed list. */
export function SealedPart({ raffle, draw, winners, member, now }: Props) {
  return (
    <>
      {draw.drawn_at ? (
        <DrawResult {...{ raffle, draw, winners }} tickets={member?.tickets ?? []} />
      ) : (
        <WaitingForDraw raffle={raffle} now={now} />
      )}
      <SealedSection {...{ raffle, draw }} proofs={member?.proofs ?? []} />
    </>
  )
}
