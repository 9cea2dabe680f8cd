import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useBackgroundClass } from "#app/ui/shell/background.ts"
import { Portrait } from "./portrait.tsx"
import type { TeamMember } from "./queries.ts"

interface Props {
  lines: readonly string[]
  lead: string
  members: readonly TeamMember[]
}

/** Everyone in rows, as in a class photo. The last chair is empty. */
export function TeamOpening({ lines, lead, members }: Props) {
  return (
    <section className={cn("overflow-x-clip", useBackgroundClass("marigold"))}>
      <div className="wrap pt-2 pb-[clamp(40px,5vw,84px)]">
        <FittedHeadline as="h1" lines={lines} measure={{ phone: 4.5, wide: 8 }} />
        <p className="mt-8 max-w-[35em] text-pretty text-lead leading-[1.42]">{lead}</p>
        <ul className="mt-[clamp(28px,3vw,48px)] grid grid-cols-2 gap-y-8 min-[360px]:grid-cols-3 column:grid-cols-5 column:gap-y-10">
          {members.map(member => (
            <Seat key={member.id} member={member} />
          ))}
          <IfOpen to="/get-involved/volunteer">
            <EmptyChair />
          </IfOpen>
        </ul>
      </div>
    </section>
  )
}

const SEAT = "group grid h-full grid-rows-[auto_1fr] no-underline"
const BENCH = "grid items-end border-ink border-b-4 px-[4%]"

function Seat({ member }: { member: TeamMember }) {
  const { id, category, name, role } = member
  return (
    <li>
      <Link to={`/about/team/${category}#${id}`} className={SEAT}>
        <span className={cn(BENCH, "overflow-clip")}>
          <Portrait
            member={member}
            sizes="(min-width: 860px) 250px, 33vw"
            className="w-full translate-y-1.5 transition-transform duration-140 group-hover:translate-y-0"
          />
        </span>
        <span className="mt-3 grid content-start gap-0.5 pr-3">
          <b className="wrap-anywhere font-[850] font-display leading-[1.1] decoration-3 wdth-82 group-hover:underline column:text-[1.375rem]">
            {name}
          </b>
          <span className="text-small leading-snug">{role}</span>
        </span>
      </Link>
    </li>
  )
}

function EmptyChair() {
  return (
    <li>
      <Link to="/get-involved/volunteer" className={SEAT}>
        <span className={BENCH}>
          <img src="/art/team-chair.svg" alt="" width={704} height={704} loading="lazy" className="w-full" />
        </span>
        <span className="mt-3 grid content-start gap-0.5 pr-3">
          <b className="font-[850] font-display leading-[1.1] decoration-3 wdth-82 group-hover:underline column:text-[1.375rem]">
            You?
          </b>
          <span className="text-small leading-snug">This chair is free</span>
        </span>
      </Link>
    </li>
  )
}
