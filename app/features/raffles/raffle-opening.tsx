import { cn } from "#app/lib/theming/cn.ts"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Narcat } from "#app/ui/brand/mascot.tsx"
import { ViewerTime } from "#app/ui/data/viewer-time.tsx"
import { PictureFigure } from "#app/ui/pictures/picture-figure.tsx"
import { Eligibility } from "./eligibility.tsx"
import type { RaffleView, WinnerView } from "./raffle-view.server.ts"

interface Props {
  raffle: RaffleView
  winners: readonly WinnerView[]
  member: { tickets: readonly unknown[]; home: string | null; isMinor: boolean } | null
}

/** The raffle as one large ticket: who can enter, the prize, the odds and where the draw is. */
export function RaffleOpening({ raffle, winners, member }: Props) {
  const words = raffle.title.split(" ")
  const lines = words.length > 2 ? [words.slice(0, -1).join(" "), words.at(-1)!] : [raffle.title]
  return (
    <article className="perforated-11 grid bg-siren-300 min-[1080px]:grid-cols-[minmax(0,1fr)_290px] max-column:-mx-3">
      <div className="grid min-w-0 content-start gap-[clamp(16px,1.8vw,26px)] px-[clamp(26px,3.4vw,52px)] pt-[clamp(22px,2.4vw,36px)] pb-[clamp(24px,2.8vw,42px)]">
        <p className="display wdth-108 flex flex-wrap justify-between gap-x-7 gap-y-1 font-extrabold text-[clamp(.95rem,1.2vw,1.125rem)]">
          <span>Free prize draw</span>
          <span className="max-phone:hidden">Nothing to buy</span>
          <span>{dayLine(raffle)}</span>
        </p>
        <FittedHeadline as="h1" lines={lines} measure={{ phone: 4.5, wide: 6 }} />
        <div className="grid items-start gap-x-[clamp(20px,3vw,48px)] gap-y-4 column:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <Eligibility raffle={raffle} member={member} />
          <div className="grid justify-items-center gap-3 text-center">
            {raffle.pictures ? (
              <PictureFigure
                picture={raffle.pictures}
                sizes="(width >= 860px) 360px, 80vw"
                shape="aspect-4/3"
                className="w-full max-w-100"
                eager
              />
            ) : (
              <Narcat pose="happy" alt="" className="-rotate-4 w-[min(60%,240px)]" />
            )}
            <p>
              <b>{raffle.prize}</b> Worth about ${raffle.prize_value}.
            </p>
          </div>
        </div>
      </div>
      <Stub {...{ raffle, winners }} tickets={member?.tickets.length ?? 0} />
    </article>
  )
}

function dayLine({ state, times }: RaffleView) {
  if (state === "canceled") return "Canceled"
  if (times.drawn) return `Drawn ${times.drawn.day}`
  if (state === "scheduled" || state === "draft") return `Opens ${times.opens.day}`
  return state === "open" ? `Closes ${times.closes.day}` : `Draw on ${times.draws.day}`
}

function Stub({ raffle, winners, tickets }: Omit<Props, "member"> & { tickets: number }) {
  const { entry_count } = raffle
  return (
    <div className="grid content-between gap-5 border-ink border-dotted min-[1080px]:text-center px-[clamp(26px,3.4vw,52px)] py-7 max-[1079px]:border-t-5 min-[1080px]:border-l-5 min-[1080px]:px-7">
      <div>
        <p data-entries={entry_count} className="display wdth-52 text-[5rem] leading-[0.86] tracking-normal">
          {tickets > 0 ? `${tickets} in ${entry_count}` : entry_count}
        </p>
        <p>
          {tickets > 0 ? (
            <>
              <b>Your odds,</b> with {tickets === 1 ? "1 ticket" : `${tickets} tickets`}
            </>
          ) : (
            <b>{`${entry_count === 1 ? "ticket" : "tickets"}${raffle.state === "open" ? " so far" : ""}`}</b>
          )}
        </p>
      </div>
      <ol aria-label="Where this draw is" className="grid gap-2 text-left text-small">
        {stages(raffle, winners).map(({ text, when, at }) => (
          <li
            key={text}
            className="grid grid-cols-[18px_1fr] gap-2.5 leading-tight"
            aria-current={when === "now" ? "step" : undefined}
          >
            <span
              aria-hidden="true"
              className={cn(
                "mt-0.5 size-3.5 rounded-full",
                when === "done" && "bg-ink",
                when === "now" && "bg-white ring-3 ring-ink",
                when === "next" && "inset-ring-3 inset-ring-ink",
              )}
            />
            <span className={when === "now" ? "font-bold" : ""}>
              {text}
              {at && (
                <ViewerTime startsAt={at} timeZone={raffle.time_zone} hasDay className="text-gray-700" />
              )}
            </span>
          </li>
        ))}
      </ol>
      <span aria-hidden="true" className="barcode h-8.5" />
    </div>
  )
}

interface Stage {
  text: string
  /** When the next stage starts; null for the others. */
  at: string | null
  when: "done" | "now" | "next"
}

// How many of the four stages have started.
const STARTED = {
  draft: 0,
  scheduled: 0,
  open: 1,
  closed: 2,
  sealed: 2,
  drawn: 3,
  redrawn: 3,
  canceled: 0,
} as const

function stages(raffle: RaffleView, winners: readonly WinnerView[]): Stage[] {
  const { opens, closes, draws, sealed, drawn } = raffle.times
  const started = STARTED[raffle.state!]
  const claimBy = winners.find(({ called_at, passed_at }) => called_at && !passed_at)?.claimBy
  const texts = [
    started === 0 ? `Opens ${opens.time}` : `Opened ${opens.day}`,
    started < 2 ? `Closes and is sealed ${closes.time}` : `Closed and sealed ${(sealed ?? closes).time}`,
    drawn ? `Drawn ${drawn.time}` : `Draw ${draws.time}`,
    claimBy ? `Winner claims by ${claimBy.day}` : `Winner has ${raffle.claim_days} days to claim`,
  ]
  const moments = [raffle.opens_at, raffle.closes_at, raffle.draws_at]
  return texts.map((text, index) => ({
    text,
    at: index === started && raffle.state !== "canceled" ? (moments[index] ?? null) : null,
    when: index >= started ? "next" : index === started - 1 ? "now" : "done",
  }))
}
