import { useState } from "react"
import { formatInteger } from "#app/lib/format/numbers.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { hashLabel, ticketLabel } from "./labels.ts"
import type { TicketProof } from "./proofs.server.ts"
import type { Draw } from "./queries.ts"
import type { RaffleView } from "./raffle-view.server.ts"
import { drawTree, TREE } from "./sealed-tree.ts"

interface Props {
  raffle: RaffleView
  draw: Draw
  proofs: readonly TicketProof[]
}

/** All tickets as one tree, with the way from the member's own ticket to the root. */
export function SealedSection({ raffle, draw, proofs }: Props) {
  const [shown, setShown] = useState(proofs[0]?.number ?? null)
  const count = formatInteger(raffle.entry_count)
  const noun = raffle.entry_count === 1 ? "ticket" : "tickets"
  const tree = drawTree(raffle.entry_count, shown)
  const proof = proofs.find(({ number }) => number === shown)
  return (
    <section
      aria-labelledby="sealed"
      className="on-dark overflow-x-clip bg-green-900 py-[clamp(60px,7vw,110px)] text-white"
    >
      <div className="wrap">
        <div className="mb-6 grid items-end gap-x-[clamp(28px,5vw,88px)] gap-y-4 column:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
          <div id="sealed">
            <FittedHeadline
              lines={[`${count} ${noun},`, "one seal"]}
              measure={{ phone: 5, wide: 6 }}
              className="text-green-300"
            />
          </div>
          <p className="text-lead">
            At the close we folded all {count} {noun}, two by two, into one number: the root. Change a single
            ticket and the root changes. {proof && <b>The yellow line is yours.</b>}
          </p>
        </div>
        <p className="my-3 grid justify-items-center gap-1 text-center">
          <b>Merkle root, posted {raffle.times.sealed!.time}</b>
          <span className="wrap-anywhere font-mono text-marigold-300">{hashLabel(draw.root)}</span>
        </p>
        <TreePicture tree={tree} tickets={raffle.entry_count} shown={shown} />
        {tree.ticketsPerBar > 1 && (
          <p className="text-small">Each bar at the bottom stands for {tree.ticketsPerBar} tickets.</p>
        )}
        {proof && (
          <div className="mt-6 grid gap-5">
            {proofs.length > 1 && (
              <div className="flex flex-wrap gap-3">
                {proofs.map(({ number }) => (
                  <PushButton
                    key={number}
                    type="button"
                    size="sm"
                    variant={number === shown ? "marigold" : "white"}
                    aria-pressed={number === shown}
                    onClick={() => setShown(number)}
                  >
                    {ticketLabel(number)}
                  </PushButton>
                ))}
              </div>
            )}
            <Proof proof={proof} slug={raffle.slug} />
          </div>
        )}
      </div>
    </section>
  )
}

function Proof({ proof, slug }: { proof: TicketProof; slug: string }) {
  const { number, steps, isIncluded } = proof
  return (
    <div className="grid items-start gap-x-[clamp(20px,3vw,48px)] gap-y-4 column:grid-cols-[minmax(0,1fr)_auto]">
      <p>
        <b>
          {isIncluded
            ? `Your ticket ${ticketLabel(number)} is in.`
            : `Ticket ${ticketLabel(number)} does not lead to the root. Please tell us.`}
        </b>{" "}
        {steps.length === 1 ? "1 hash is" : `${steps.length} hashes are`} all it takes to walk from your
        ticket up to the root. The hashes belong to other tickets, but they never show a name.
      </p>
      <PushButton
        href={`/raffles/${slug}/tickets/${number}/proof.json`}
        download
        variant="white"
        icon="ph:download-simple-bold"
        className="justify-self-start"
      >
        Save my proof
      </PushButton>
      <details>
        <summary className="cursor-pointer font-bold underline">Show my proof</summary>
        <ol className="mt-3 grid gap-1.5">
          {steps.map(({ hash, isLeft }) => (
            <li key={hash} className="wrap-anywhere font-mono text-small">
              {isLeft ? "left " : "right "}
              {hashLabel(hash)}
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

function TreePicture({
  tree,
  tickets,
  shown,
}: {
  tree: ReturnType<typeof drawTree>
  tickets: number
  shown: number | null
}) {
  const label = `All ${tickets} sealed tickets drawn as one tree.${shown === null ? "" : ` A line runs from ticket ${ticketLabel(shown)} up to the root.`}`
  return (
    <svg
      viewBox={`-14 0 ${TREE.width + 28} ${TREE.height + 44}`}
      role="img"
      aria-label={label}
      className="w-full overflow-visible"
    >
      <g fill="none" strokeLinecap="round" className="stroke-green-500">
        {tree.levels.map((path, level) => (
          <path key={path} d={path} strokeWidth={1.6 + level * 0.4} />
        ))}
      </g>
      <g className="fill-green-200 font-bold text-[26px]">
        <text x="0" y={TREE.height + 34}>
          {ticketLabel(1)}
        </text>
        <text x={TREE.width} y={TREE.height + 34} textAnchor="end">
          {ticketLabel(tickets)}
        </text>
      </g>
      {tree.way && (
        <>
          <path
            d={tree.way}
            fill="none"
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-marigold-400"
          />
          <circle cx={tree.ticketX!} cy={TREE.height} r="9" className="fill-marigold-400" />
        </>
      )}
      <circle
        cx={tree.root.x}
        cy={tree.root.y}
        r="14"
        strokeWidth="5"
        className="fill-marigold-400 stroke-black"
      />
    </svg>
  )
}
