import { lazy, Suspense, useEffect } from "react"
import { useRevalidator } from "react-router"
import { NotProven, PastWinners, RulesSection } from "#app/features/raffles/about-draw.tsx"
import { CheckSection } from "#app/features/raffles/check-section.tsx"
import { MyTickets } from "#app/features/raffles/my-tickets.tsx"
import { raffleAction } from "#app/features/raffles/raffle-action.server.ts"
import { RaffleOpening } from "#app/features/raffles/raffle-opening.tsx"
import { raffleLoader } from "#app/features/raffles/raffle-page.server.ts"
import { raffleThing } from "#app/features/raffles/raffle-thing.ts"
import { useLiveRaffle } from "#app/features/raffles/use-live-raffle.ts"
import { pageMeta, rootData } from "#app/lib/seo/page-meta.ts"
import { configOf } from "#app/lib/seo/site-config.ts"
import { breadcrumbs } from "#app/lib/seo/structured-data.ts"
import type { PageHandle } from "#app/ui/shell/background.ts"
import type { Route } from "./+types/detail"

// An open raffle has none of it, so the browser loads it on demand.
const SealedPart = import.meta.env.SSR
  ? (await import("#app/features/raffles/sealed-part.tsx")).SealedPart
  : lazy(async () => ({ default: (await import("#app/features/raffles/sealed-part.tsx")).SealedPart }))

export const handle = { background: "butter" } satisfies PageHandle
export const loader = raffleLoader
export const action = raffleAction

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = rootData(matches)
  const raffle = loaderData?.raffle
  if (!raffle || !root) return pageMeta({ path: location.pathname, title: raffle?.title }, root)
  const config = configOf(root)
  const { title, slug } = raffle
  const path = `/raffles/${slug}`
  const trail = [
    { name: "Raffles", path: "/raffles" },
    { name: title, path },
  ]
  return pageMeta(
    {
      ...{ path, title, description: `${raffle.prize} A free prize draw that anyone can check.` },
      image: `/og/raffle/${slug}.png`,
      things: [raffleThing(raffle, config), breadcrumbs(trail, config)],
    },
    root,
  )
}

export default function RafflePage({ loaderData }: Route.ComponentProps) {
  const { draw, winners, checks, past, next, member, now } = loaderData
  const raffle = useLiveRaffle(loaderData.raffle)
  useChangeTime(draw && !draw.drawn_at ? raffle.draws_at : raffle.changes_at, loaderData)
  return (
    <>
      <div className="overflow-x-clip bg-marigold-200 pb-[clamp(56px,7vw,104px)]">
        <div className="wrap">
          <RaffleOpening {...{ raffle, winners, member }} />
          <MyTickets {...{ raffle, winners, next, member }} />
        </div>
      </div>
      {draw && (
        <Suspense>
          <SealedPart {...{ raffle, draw, winners, member, now }} />
        </Suspense>
      )}
      {draw && <CheckSection slug={raffle.slug} checks={checks} isDrawn={draw.drawn_at !== null} />}
      <NotProven raffle={raffle} />
      <div className="wrap grid gap-x-[clamp(32px,6vw,104px)] gap-y-14 py-section column:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <RulesSection raffle={raffle} />
        <PastWinners winners={past} />
      </div>
    </>
  )
}

const READ_AGAIN_MS = 15_000

/** Loads the page again when the raffle opens, closes or is drawn, and then until it shows that. */
function useChangeTime(moment: string | null, loaderData: object) {
  const { revalidate } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every load starts the next wait.
  useEffect(() => {
    if (!moment) return
    const left = Date.parse(moment) - Date.now()
    const wait = left > 0 ? left : READ_AGAIN_MS
    // A longer timeout would overflow and fire at once.
    if (wait > 2 ** 31 - 1) return
    const timer = setTimeout(revalidate, wait)
    return () => clearTimeout(timer)
  }, [moment, loaderData, revalidate])
}
