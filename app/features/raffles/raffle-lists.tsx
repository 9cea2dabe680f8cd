import type { ListPages } from "#app/lib/seo/list-pages.ts"
import { cn } from "#app/lib/theming/cn.ts"
import { RaffleCard } from "#app/ui/brand/raffle.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { STATE_LABELS } from "./labels.ts"
import type { ListedView } from "./raffle-view.server.ts"

interface Props {
  current: readonly ListedView[]
  past: readonly ListedView[]
  pages: ListPages
}

/** Open raffles first, then upcoming ones, then a page of the archive. */
export function RaffleLists({ current, past, pages }: Props) {
  const open = current.filter(({ state }) => state === "open")
  const upcoming = current.filter(({ state }) => state === "scheduled")
  return (
    <div className="wrap grid gap-[clamp(36px,4vw,64px)] pt-section">
      <div className={cn("grid items-start gap-x-6 gap-y-10", upcoming.length > 0 && "column:grid-cols-2")}>
        <section aria-labelledby="open-raffles" className="grid gap-5">
          <h2 id="open-raffles" className="text-2">
            Open now
          </h2>
          {open.length === 0 ? (
            <EmptyState title="No raffle is open right now">
              {upcoming[0]
                ? `The next one opens on ${upcoming[0].opens}.`
                : "When one opens, we’ll post its rules, prize and closing date here first."}
            </EmptyState>
          ) : (
            <Cards raffles={open} isHalf={upcoming.length > 0} />
          )}
        </section>
        {upcoming.length > 0 && (
          <section aria-labelledby="upcoming-raffles" className="grid gap-5">
            <h2 id="upcoming-raffles" className="text-2">
              Coming up
            </h2>
            <Cards raffles={upcoming} isHalf />
          </section>
        )}
      </div>
      {past.length > 0 && (
        <section aria-labelledby="past-raffles" className="grid gap-3">
          <h2 id="past-raffles" className="text-2">
            Past draws
          </h2>
          <ul className="border-ink border-t-4">
            {past.map(raffle => (
              <li
                key={raffle.slug}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-gray-300 border-b-[1.5px] py-4"
              >
                <Link to={`/raffles/${raffle.slug}`} className="font-bold text-[1.25rem] underline">
                  {raffle.title}
                </Link>
                <span className="flex flex-wrap items-center gap-3">
                  {raffle.entry_count === 1 ? "1 ticket" : `${raffle.entry_count} tickets`}, closed{" "}
                  {raffle.closes}
                  <Badge>{STATE_LABELS[raffle.state!]}</Badge>
                </span>
              </li>
            ))}
          </ul>
          <nav aria-label="Pages of past draws" className="flex flex-wrap gap-4 pt-2 empty:hidden">
            {pages.newer !== null && (
              <PushButton to="/raffles#past-raffles" variant="white" size="sm">
                Newest draws
              </PushButton>
            )}
            {pages.older !== null && (
              <PushButton to={`/raffles${pages.older}#past-raffles`} variant="white" size="sm">
                Older draws
              </PushButton>
            )}
          </nav>
        </section>
      )}
    </div>
  )
}

function Cards({ raffles, isHalf }: { raffles: readonly ListedView[]; isHalf: boolean }) {
  return (
    <ul className={cn("grid gap-6", !isHalf && "column:grid-cols-2")}>
      {raffles.map(({ slug, title, prize, state, opens, closes, entry_count }) => (
        <li key={slug}>
          <RaffleCard title={title}>
            <p>{prize}</p>
            <p className="text-small">
              {state === "open"
                ? `Closes ${closes}. ${entry_count === 1 ? "1 ticket" : `${entry_count} tickets`} so far.`
                : `Opens ${opens}.`}
            </p>
            <div className="mt-2">
              <PushButton
                to={`/raffles/${slug}`}
                variant={state === "open" ? "ink" : "white"}
                aria-label={`${state === "open" ? "Enter for free" : "See the rules"}: ${title}`}
              >
                {state === "open" ? "Enter for free" : "See the rules"}
              </PushButton>
            </div>
          </RaffleCard>
        </li>
      ))}
    </ul>
  )
}
