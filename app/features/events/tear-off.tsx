import { cn } from "#app/lib/theming/cn.ts"
import { type Seats, tabsLeft } from "./seats.ts"

const COLORS: Record<string, string> = {
  air: "bg-air-300",
  marigold: "bg-marigold-400",
  green: "bg-green-400",
  siren: "bg-siren-300",
  night: "bg-green-200",
}
const TILTS = ["-rotate-1", "rotate-1", "rotate-2", "-rotate-2", "rotate-0"]

interface Props {
  seats: Seats
  label: string
  color: string
  seed: number
  tabs: number
  isLarge: boolean
}

/** The foot of a poster without tabs: people walk up, or the event is canceled. */
export function BareEdge({ color }: { color: string }) {
  return <span aria-hidden="true" className={cn("h-6 rounded-b-poster", COLORS[color])} />
}

/** The tabs at the foot of a poster. A missing tab is a seat that someone took; the sentence above them says it. */
export function TearOffTabs({ seats, label, color, seed, tabs, isLarge }: Props) {
  const left = tabsLeft(seats, tabs, seed)
  const count = left.filter(({ isLeft }) => isLeft).length
  if (count === 0) return <span aria-hidden="true" className={cn("torn-edge h-6", COLORS[color])} />
  return (
    <span
      aria-hidden="true"
      data-tabs={count}
      className={cn(
        "-mt-px grid auto-cols-fr grid-flow-col",
        isLarge ? "h-25 column:h-32" : "h-16 column:h-[92px]",
      )}
    >
      {left.map(({ place, isLeft }) => (
        <span
          key={place}
          className={cn(
            "grid origin-top place-items-center border-ink [writing-mode:vertical-rl]",
            COLORS[color],
            isLeft ? cn("border-l-[1.5px] first:border-l-0", TILTS[place % TILTS.length]) : "torn-edge h-2.5",
          )}
        >
          {isLeft && (
            <span className="wdth-76 font-display font-extrabold text-ink text-small leading-none">
              {label}
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
