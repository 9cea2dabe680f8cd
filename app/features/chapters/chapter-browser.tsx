import { type ReactNode, useEffect, useRef } from "react"
import { href } from "react-router"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { ChapterDrawer } from "./chapter-drawer.tsx"
import { ChapterList } from "./chapter-list.tsx"
import type { Search } from "./find.ts"
import { MAP_ID } from "./search-href.ts"
import { StateKeyboard, stateKeyId } from "./state-keyboard.tsx"
import type { ChapterView } from "./view.server.ts"

interface Props {
  view: ChapterView
  search: Search
  /** The next events of the chapter in the drawer. */
  events: ReactNode
}

/** Search, list, map and drawer. Their state is in the URL, so that all of it works without JavaScript; only a ZIP code never is. */
export function ChapterBrowser({ view, search, events }: Props) {
  const drawer = useDrawerFocus(view)
  return (
    <div className="overflow-x-clip bg-air-300 pb-[clamp(64px,8vw,120px)]">
      <div className="wrap">
        <Headline />
        <div className="my-[clamp(22px,3vw,48px)] grid items-end gap-x-[clamp(28px,5vw,88px)] gap-y-5.5 column:grid-cols-2">
          <Introduction view={view} />
          <SearchForm key={search.place} place={search.place} />
        </div>
        <div className="grid items-start gap-[clamp(24px,2.8vw,44px)] min-[1180px]:grid-cols-[minmax(0,4.1fr)_minmax(0,7.9fr)]">
          <ChapterList view={view} search={search} />
          <section id={MAP_ID} aria-labelledby="chapter-map" className="min-w-0">
            <h2 id="chapter-map" className="sr-only">
              Chapters by state
            </h2>
            <StateKeyboard view={view} />
            {view.drawer && (
              <ChapterDrawer
                key={view.drawer.chapter?.slug ?? view.state}
                ref={drawer}
                drawer={view.drawer}
                search={search}
                events={events}
              />
            )}
          </section>
        </div>
      </div>
    </div>
  )
}

/** One line, or two on a phone. */
function Headline() {
  return (
    <>
      <h1 className="sr-only">Chapters: find your people</h1>
      <FittedHeadline as="p" isDecorative lines={["Find your people"]} className="max-column:hidden" />
      <FittedHeadline as="p" isDecorative lines={["Find your", "people"]} className="column:hidden" />
    </>
  )
}

function Introduction({ view: { total, states } }: Pick<Props, "view">) {
  return (
    <p className="max-w-[32em] text-pretty text-lead">
      {total > 0 && (
        <>
          <b>
            {total} {total === 1 ? "chapter" : "chapters"} in {states} {states === 1 ? "state" : "states"}
          </b>
          , run by people who live there.{" "}
        </>
      )}
      They teach, they table, they hand out kits. Search the list, or press your state.
    </p>
  )
}

function SearchForm({ place }: { place: string }) {
  return (
    <Form
      action={href("/about/chapters")}
      preventScrollReset
      role="search"
      aria-label="Find a chapter"
      className="gap-3.5"
    >
      <div className="grid items-start gap-3.5 phone:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          name="place"
          label="City, campus or ZIP code"
          hint="We turn a ZIP code into a city or state and forget it."
          defaultValue={place}
          autoComplete="postal-code"
        />
        <SubmitButton variant="ink" icon="ph:magnifying-glass-bold" className="phone:mt-8">
          Search
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Moves the focus to a drawer that opens, and back to the key of its state when it closes. */
function useDrawerFocus({ drawer, state }: ChapterView) {
  const ref = useRef<HTMLElement>(null)
  const shown = drawer ? (drawer.chapter?.slug ?? state) : null
  const last = useRef({ shown, state })
  useEffect(() => {
    const before = last.current
    last.current = { shown, state }
    if (before.shown === shown) return
    if (shown) ref.current?.focus()
    else if (before.state) document.getElementById(stateKeyId(before.state))?.focus()
  }, [shown, state])
  return ref
}
