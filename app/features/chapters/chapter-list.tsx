import { cn } from "#app/lib/theming/cn.ts"
import { Icon } from "#app/ui/brand/icon.tsx"
import { EmptyState } from "#app/ui/data/empty-state.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { Search } from "./find.ts"
import { KIND_LABELS } from "./labels.ts"
import { DRAWER_ID, searchHref } from "./search-href.ts"
import type { ChapterView } from "./view.server.ts"

interface Props {
  view: ChapterView
  search: Search
}

const PHONE_LENGTH = 7

/** The chapters as a list, which needs neither the map nor JavaScript. */
export function ChapterList({ view, search }: Props) {
  const { heading, list, total, isEmpty, drawer } = view
  const phoneLength = list.length < total ? Math.min(list.length, PHONE_LENGTH) : list.length
  return (
    <section aria-labelledby="chapter-list">
      <div className="flex items-baseline justify-between gap-3 border-ink border-b-4 pb-3">
        <h2 id="chapter-list" className="wdth-92 text-[1.75rem] leading-none">
          {heading}
        </h2>
        <span className="whitespace-nowrap">
          <span className="max-column:hidden">{list.length}</span>
          <span className="column:hidden">{phoneLength}</span> of {total}
        </span>
      </div>
      {isEmpty || total === 0 ? (
        <NoChapter place={search.place} total={total} />
      ) : (
        <ul>
          {list.map((entry, index) => (
            <Entry
              key={entry.slug}
              entry={entry}
              isLate={index >= phoneLength}
              to={searchHref(search, { chapter: entry.slug, state: null }, DRAWER_ID)}
              isOpen={entry.slug === drawer?.chapter?.slug}
            />
          ))}
        </ul>
      )}
      {list.length < total && (
        <Link
          to={searchHref({ place: "", state: null, chapter: null, isWhole: true })}
          className="mt-4.5 inline-flex min-h-8 items-center gap-2 font-bold underline"
        >
          All {total} chapters, A to Z
          <Icon name="ph:arrow-right-bold" />
        </Link>
      )}
    </section>
  )
}

interface EntryProps {
  entry: ChapterView["list"][number]
  to: string
  isOpen: boolean
  /** Left out on phones, so that the map is not far below. */
  isLate: boolean
}

function Entry({ entry: { name, state, kind, miles, nextDay }, to, isOpen, isLate }: EntryProps) {
  return (
    <li
      className={cn(
        "border-b-2",
        isOpen ? "on-dark -mx-4 rounded-[14px] border-transparent bg-ink px-4 text-white" : "border-ink",
        isLate && !isOpen && "max-column:hidden",
      )}
    >
      <Link
        to={to}
        aria-current={isOpen || undefined}
        className="group grid grid-cols-[minmax(0,1fr)_auto_22px] items-center gap-x-3 gap-y-0.5 py-3 no-underline leading-tight"
      >
        <span
          className={cn(
            "display wrap-anywhere text-[2rem] uppercase leading-none transition-[font-stretch] duration-350 ease-breath group-hover:wdth-92",
            isOpen ? "text-green-300 wdth-92" : "wdth-62",
          )}
        >
          {name}
        </span>
        <span className="text-right font-bold">{miles !== null && `${miles} mi`}</span>
        <Icon name="ph:caret-right-bold" className="row-span-2" />
        <span className="col-start-1">
          {state}, {KIND_LABELS[kind]}
        </span>
        {nextDay && <span className="text-right text-small">Next: {nextDay}</span>}
      </Link>
    </li>
  )
}

function NoChapter({ place, total }: { place: string; total: number }) {
  return (
    <EmptyState
      title={total === 0 ? "No chapters yet" : "No chapter found"}
      className="mt-5"
      action={
        <PushButton to="/about/chapters/apply" variant="ink" iconAfter="ph:arrow-right-bold">
          Start a chapter
        </PushButton>
      }
    >
      {place
        ? `We found no city, campus or ZIP code like “${place}”. Check the spelling, or press your state on the map.`
        : "Be the first: three people make a chapter."}
    </EmptyState>
  )
}
