import type { ReactNode } from "react"
import { useIsOpen } from "#app/lib/modules/use-is-open.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { SOURCE_LABELS } from "./labels.ts"
import type { Raffle } from "./queries.ts"

interface Props {
  raffle: Raffle
  member: { home: string | null; isMinor: boolean } | null
}

// With the District of Columbia.
const ALL_STATES = 51

/** Who can enter, before the form asks for anything. */
export function Eligibility({ raffle, member }: Props) {
  const takesEntries = useIsOpen()({ to: "/raffles" })
  const { states, min_age, entry_limit, sources } = raffle
  const isHere = member?.home ? states.includes(member.home) : null
  const isEverywhere = states.filter(name => name !== "Puerto Rico").length === ALL_STATES
  const where = isEverywhere
    ? "It’s open in every state."
    : states.length === 1
      ? `It’s open in ${states[0]}.`
      : `It’s open in ${states.length} states.`
  return (
    <section aria-labelledby="can-you-enter" className="rounded-[18px] bg-white px-6 py-5 max-phone:px-4">
      <h2 id="can-you-enter" className="wdth-84 mb-2 text-[1.6rem]">
        First: can you enter?
      </h2>
      {!takesEntries && (
        <p className="mb-2 font-bold">
          We’re not taking new entries. Tickets that people have stay in the draw.
        </p>
      )}
      <ul>
        <Line isMet={isHere}>
          {member?.home ? <b>You live in {member.home}.</b> : <b>You live in an eligible state.</b>} {where}
        </Line>
        <Line isMet={member ? !member.isMinor || min_age < 18 : null}>
          <b>You’re 18 or older.</b>{" "}
          {min_age < 18 ? "Ages 13 to 17 need a guardian’s permission." : "This one is for adults only."}
        </Line>
        <Line isMet={null}>
          <b>You don’t work here.</b> Staff, board members and their families sit out.
        </Line>
      </ul>
      {!isEverywhere && states.length > 1 && (
        <details className="mt-2 text-small">
          <summary className="cursor-pointer underline">Which states?</summary>
          <p className="mt-1">{states.join(", ")}</p>
        </details>
      )}
      <p className="mt-2 text-gray-700 text-small">
        One entry per activity, {entry_limit} at most:{" "}
        {sources.map(source => SOURCE_LABELS[source].toLowerCase()).join(", ")}. Every entry has the same
        odds. Void where prohibited.
      </p>
    </section>
  )
}

function Line({ isMet, children }: { isMet: boolean | null; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-2.5 py-1 leading-snug">
      <Icon
        name={isMet === false ? "ph:x-bold" : "ph:check-bold"}
        className={`mt-[0.14em] ${isMet === false ? "text-siren-700" : "text-green-700"}`}
      />
      <span>
        {isMet === false && <span className="sr-only">Not met: </span>}
        {children}
      </span>
    </li>
  )
}
