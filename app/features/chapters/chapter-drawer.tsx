import { type ReactNode, type Ref, useId } from "react"
import { href } from "react-router"
import { cn } from "#app/lib/theming/cn.ts"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ChapterFacts } from "./chapter-facts.tsx"
import type { Search } from "./find.ts"
import { sinceLabel } from "./labels.ts"
import type { Chapter } from "./queries.ts"
import { DRAWER_ID, MAP_ID, searchHref } from "./search-href.ts"
import type { ChapterView } from "./view.server.ts"

type Drawer = NonNullable<ChapterView["drawer"]>

interface Props {
  drawer: Drawer
  search: Search
  events: ReactNode
  ref: Ref<HTMLElement>
}

/** One chapter of the chosen state, under the map. */
export function ChapterDrawer({ drawer, search, events, ref }: Props) {
  const heading = useId()
  const { chapter, state } = drawer
  return (
    <article ref={ref} id={DRAWER_ID} tabIndex={-1} aria-labelledby={heading} className="chapter-drawer">
      <div className="grid gap-x-10 gap-y-5.5 px-[clamp(18px,2.4vw,34px)] pt-[clamp(36px,4vw,58px)] pb-7">
        <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
          <h3 id={heading} className="display wdth-74 wrap-anywhere text-1 uppercase leading-[0.86]">
            {chapter?.name ?? state}
          </h3>
          {chapter && (
            <p className="font-semibold">
              {sinceLabel(chapter)}. {drawer.place} of {drawer.count} in {state}
            </p>
          )}
        </div>
        {chapter ? <Contents chapter={chapter} events={events} /> : <BeTheFirst state={state} />}
        {drawer.count > 1 && <Neighbors drawer={drawer} search={search} />}
      </div>
      <div className="on-dark grid h-14.5 place-items-center rounded-b-3xl bg-green-900">
        <Link
          to={searchHref(search, { state: null, chapter: null }, MAP_ID)}
          className="inline-flex h-9 w-[min(60%,260px)] items-center justify-center rounded-xl bg-black font-bold text-small text-white no-underline"
        >
          Close the drawer
        </Link>
      </div>
    </article>
  )
}

function Contents({ chapter, events }: { chapter: Chapter; events: ReactNode }) {
  const page = href("/about/chapters/:chapter", { chapter: chapter.slug })
  return (
    <>
      {chapter.about && <p className="max-w-[44em] text-pretty">{chapter.about}</p>}
      <div
        className={cn(
          "grid gap-x-[clamp(20px,2.6vw,40px)] gap-y-5.5",
          events ? "column:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]" : undefined,
        )}
      >
        <ChapterFacts chapter={chapter} />
        {events && (
          <section aria-label={`Next events in ${chapter.name}`} className="max-phone:px-[11%]">
            {events}
          </section>
        )}
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-3 max-phone:grid">
        <PushButton to={`${page}#join`} iconAfter="ph:arrow-right-bold">
          Join this chapter
        </PushButton>
        {chapter.accepts_messages && (
          <PushButton to={`${page}#contact`} variant="white" icon="ph:envelope-simple-bold">
            Write to the leads
          </PushButton>
        )}
        <IfOpen to={href("/events")}>
          <PushButton
            href={`/events.ics?chapter=${chapter.slug}`}
            variant="white"
            icon="ph:calendar-plus-fill"
          >
            Their calendar
          </PushButton>
        </IfOpen>
        <PushButton to={page} variant="white">
          Open its page
        </PushButton>
      </div>
      <p className="text-gray-700 text-small">
        We show meeting places, never home addresses. You can belong to more than one chapter.
      </p>
    </>
  )
}

function BeTheFirst({ state }: { state: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[36em] text-lead">
        No chapter in {state} yet. Be the first: you and two more people are enough.
      </p>
      <PushButton to={href("/about/chapters/apply")} variant="ink" iconAfter="ph:arrow-right-bold">
        Start a chapter
      </PushButton>
    </div>
  )
}

function Neighbors({ drawer: { previous, next, state }, search }: { drawer: Drawer; search: Search }) {
  const link = "inline-flex min-h-8 items-center font-bold underline"
  return (
    <nav aria-label={`Chapters in ${state}`} className="flex flex-wrap justify-between gap-x-6 gap-y-2">
      {previous ? (
        <Link to={searchHref(search, { chapter: previous, state: null }, DRAWER_ID)} className={link}>
          Previous in {state}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link to={searchHref(search, { chapter: next, state: null }, DRAWER_ID)} className={link}>
          Next in {state}
        </Link>
      )}
    </nav>
  )
}
