import { formatInteger } from "#app/lib/format/numbers.ts"
import { RaffleStrip } from "#app/ui/brand/raffle.tsx"
import { Callout } from "#app/ui/data/callout.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { hashLabel, SOURCE_LABELS, ticketLabel } from "./labels.ts"
import type { PastWinner, Raffle } from "./queries.ts"
import type { RaffleView } from "./raffle-view.server.ts"

/** What the math cannot show. */
export function NotProven({ raffle }: { raffle: Raffle }) {
  return (
    <section aria-labelledby="not-proven" className="bg-air-200 py-[clamp(48px,6vw,92px)]">
      <div className="wrap grid gap-x-[clamp(28px,5vw,88px)] gap-y-6 column:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
        <h2 id="not-proven" className="wdth-74 text-1 uppercase leading-[0.86]">
          What this doesn’t prove
        </h2>
        <ul className="[&>li]:border-ink [&>li]:border-t-4 [&>li]:py-3.5">
          {raffle.method === "commit-reveal" && (
            <li>
              <h3 className="wdth-84 mb-1.5 text-[1.6rem]">That we didn’t cheat before the seal</h3>
              <p>
                This draw uses the weaker method: we knew our secret number while entries were open. Someone
                here could have added entries with chosen numbers. A public beacon rules that out.
              </p>
            </li>
          )}
          <li>
            <h3 className="wdth-84 mb-1.5 text-[1.6rem]">That everyone was eligible</h3>
            <p>
              Math can’t see a birthday or a ZIP code. We check the winner before the prize is handed over.
            </p>
          </li>
          <li>
            <h3 className="wdth-84 mb-1.5 text-[1.6rem]">That every entry is a different person</h3>
            <p>
              One account per mailbox, {raffle.entry_limit} tickets per account. A determined person could
              still have two mailboxes.
            </p>
          </li>
          <li>
            <h3 className="wdth-84 mb-1.5 text-[1.6rem]">That the prize arrived</h3>
            <p>We post the day we hand it over.</p>
          </li>
        </ul>
      </div>
    </section>
  )
}

/** The official rules, and since when they cannot change. */
export function RulesSection({ raffle }: { raffle: RaffleView }) {
  const { frozen } = raffle.times
  return (
    <section id="rules" aria-labelledby="rules-heading" className="grid content-start gap-3.5">
      <h2 id="rules-heading" className="text-2">
        {frozen ? "The rules, frozen" : "The rules"}
      </h2>
      <p>
        {frozen
          ? `Locked when the first person entered, on ${frozen.time}. No one can edit them now, including us. All we can do is cancel.`
          : "They lock when the first person enters. After that no one can edit them, including us."}
      </p>
      {raffle.method === "commit-reveal" && (
        <Callout tone="info" title="The weaker method">
          This raffle draws without a public beacon. The rules say what that means.
        </Callout>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-5.5 gap-y-2 border-ink border-y-4 py-4 [&>dt]:font-bold">
        <dt>Prize</dt>
        <dd>
          {raffle.prize} About ${raffle.prize_value}.
        </dd>
        <dt>Entries</dt>
        <dd>{raffle.sources.map(source => SOURCE_LABELS[source]).join(", ")}: one each</dd>
        {raffle.beacon_round === null ? (
          <>
            <dt>Draw</dt>
            <dd>Our secret number plus what entrants’ browsers add</dd>
          </>
        ) : (
          <>
            <dt>Beacon</dt>
            <dd>drand quicknet, round {formatInteger(raffle.beacon_round)}</dd>
          </>
        )}
        <dt>Claim</dt>
        <dd>{raffle.claim_days} days, then the next in line</dd>
      </dl>
      {raffle.rules_hash && (
        <p className="wrap-anywhere">
          <b>Rules hash (SHA-256)</b>
          <br />
          <span className="font-mono text-small">{hashLabel(raffle.rules_hash)}</span>
        </p>
      )}
      <details>
        <summary className="cursor-pointer font-bold underline">Read the full rules</summary>
        <div className="mt-3 grid gap-3">
          {raffle.rules_text!.split("\n\n").map(paragraph => (
            <p key={paragraph} className="wrap-anywhere">
              {paragraph}
            </p>
          ))}
        </div>
      </details>
    </section>
  )
}

/** First names and states of winners who agreed to it. */
export function PastWinners({ winners }: { winners: readonly PastWinner[] }) {
  return (
    <section aria-labelledby="past-winners" className="grid content-start gap-2.5">
      <h2 id="past-winners" className="text-2">
        Past winners
      </h2>
      <p>First name and state, and only if they said yes.</p>
      {winners.length === 0 ? (
        <p className="border-ink border-t-4 pt-4">No prize has been claimed yet.</p>
      ) : (
        <ul className="border-ink border-t-4">
          {winners.map(({ id, number, public_name, public_state, raffles }) => (
            <li
              key={id}
              className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 border-gray-300 border-b-[1.5px] py-3"
            >
              <RaffleStrip number={ticketLabel(number)} />
              <span>
                <b className="display wdth-62 text-[1.6rem] uppercase">{public_name ?? "Kept private"}</b>{" "}
                {public_state}{" "}
                <Link to={`/raffles/${raffles.slug}`} className="block underline">
                  {raffles.title}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
