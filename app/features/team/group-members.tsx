import { Portrait } from "./portrait.tsx"
import type { TeamMember } from "./queries.ts"

/** The people of one group, each on a line of their own. */
export function GroupMembers({ members }: { members: readonly TeamMember[] }) {
  if (members.length === 0) return null
  return (
    <section aria-labelledby="people-heading" className="wrap pt-section">
      <h2 id="people-heading" className="text-2 wdth-82">
        Who they are
      </h2>
      <p className="mt-3 max-w-[56ch] text-gray-600">Only people who agreed to be on this page.</p>
      <ul className="mt-6">
        {members.map(member => (
          <Person key={member.id} member={member} />
        ))}
      </ul>
    </section>
  )
}

function Person({ member }: { member: TeamMember }) {
  const { id, name, role, text, joined_on } = member
  return (
    <li
      id={id}
      className="grid scroll-mt-8 grid-cols-[minmax(88px,1fr)_3fr] items-end gap-x-[clamp(16px,3vw,48px)] border-ink border-b-4 pt-7 target:bg-marigold-200 column:grid-cols-[2fr_5fr_5fr]"
    >
      <Portrait member={member} sizes="(min-width: 860px) 220px, 25vw" className="w-full max-w-55" />
      <div className="self-center pb-4">
        <h3 className="wrap-anywhere display text-[clamp(2rem,5.4vw,5rem)] uppercase leading-[0.86] wdth-58">
          {name}
        </h3>
        <p className="mt-2 font-bold">
          {role}, since {joined_on.slice(0, 4)}
        </p>
      </div>
      <p className="col-span-full max-w-[44ch] self-center pb-6 text-pretty max-column:pt-4 column:col-auto column:pt-4">
        {text}
      </p>
    </li>
  )
}
