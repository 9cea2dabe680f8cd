import { cn } from "#app/lib/theming/cn.ts"
import { EMBLEMS } from "./emblems.ts"
import type { Award } from "./queries.ts"

/** The printed cards of each year, clipped to a breath line. */
export function CardWall({ awards }: { awards: readonly Award[] }) {
  const years = Map.groupBy(awards, ({ year }) => year)
  return (
    <section aria-labelledby="cards-heading" className="overflow-x-clip pt-section">
      <h2 id="cards-heading" className="wrap text-2 wdth-82">
        Every card so far
      </h2>
      {years.size === 0 && <p className="wrap mt-5 text-lead">The first cards are at the printer.</p>}
      <ol>
        {[...years].map(([year, cards], row) => (
          <li key={year} id={`y${year}`} className="mt-[clamp(28px,4vw,56px)]">
            <Line />
            <div className="wrap grid gap-x-[clamp(20px,4vw,64px)] gap-y-8 column:grid-cols-[4fr_8fr]">
              <h3 className="display pt-4 text-[clamp(4rem,13vw,12rem)] leading-[0.76] wdth-50">{year}</h3>
              <ul className="grid gap-x-[clamp(20px,4vw,64px)] gap-y-12 phone:grid-cols-2">
                {cards.map((award, place) => (
                  <Card key={award.id} award={award} place={row + place} />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Line() {
  return (
    <svg viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true" className="mt-6 h-10 w-full">
      <path
        d="M0 34H200C224 34 216 6 240 6H620C644 6 636 34 660 34H920C944 34 936 6 960 6H1260C1284 6 1276 34 1300 34H1440"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

const FIELDS = ["bg-green-300", "bg-air-300", "bg-marigold-300", "bg-siren-300"]
const TILTS = ["-rotate-2", "rotate-1", "rotate-2", "-rotate-1"]

function Card({ award: { title, reason, text, emblem }, place }: { award: Award; place: number }) {
  const drawing = Object.hasOwn(EMBLEMS, emblem) ? emblem : "cake"
  return (
    <li className={cn("relative -mt-3 origin-top", TILTS[place % TILTS.length])}>
      <span
        aria-hidden="true"
        className="absolute -top-4 left-1/2 z-1 h-9 w-3.5 rounded-tag border-[2.5px] border-ink bg-marigold-500"
      />
      <article
        className={cn(
          "grid h-full content-start gap-3 rounded-poster p-[clamp(20px,2vw,30px)] pt-9",
          FIELDS[place % FIELDS.length],
        )}
      >
        <img
          src={`/art/awards/${drawing}.svg`}
          alt=""
          width={320}
          height={200}
          loading="lazy"
          className="w-3/4"
        />
        <h4 className="display mt-2 text-[clamp(2.2rem,3.6vw,3.4rem)] uppercase leading-[0.86] wdth-66">
          {title}
        </h4>
        <p className="font-bold">{reason}</p>
        <p className="text-pretty">{text}</p>
      </article>
    </li>
  )
}
