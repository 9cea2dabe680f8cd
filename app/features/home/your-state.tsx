import type { ReactNode } from "react"
import { href } from "react-router"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { ChooseState } from "./choose-state.tsx"

interface StateSummary {
  state: string
  /** Whether we send kits there. */
  shipsKits: boolean
  law: { name: string | null; covers: string; naloxone: string } | null
  chapters: { slug: string; name: string; city: string }[]
}

/** A visitor without a state is asked for it. */
export function AskState() {
  return (
    <section aria-labelledby="your-state" className="wrap pt-section">
      <div className="grid items-end gap-x-16 gap-y-5 border-ink border-y-4 py-[clamp(24px,3vw,44px)] column:grid-cols-[7fr_5fr]">
        <div>
          <h2 id="your-state" className="text-2 wdth-82">
            What’s true where you live?
          </h2>
          <p className="mt-3 max-w-[40em] text-pretty text-lead leading-[1.42]">
            Laws, chapters and events differ by state. Choose yours and we’ll show it first.
          </p>
        </div>
        <ChooseState state={null} />
      </div>
    </section>
  )
}

interface Props {
  summary: StateSummary
  /** From the member's profile; otherwise the visitor chose it here. */
  isOwn: boolean
}

/** What the member's or visitor's state has, above what is the same for everyone. */
export function YourState({ summary: { state, shipsKits, law, chapters }, isOwn }: Props) {
  const query = new URLSearchParams({ state })
  return (
    <section aria-labelledby="your-state" className="wrap pt-section">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="your-state" className="text-2 wdth-82">
          In {state}
        </h2>
        {!isOwn && <ChooseState state={state} />}
      </div>
      <div className="mt-4 grid gap-x-[clamp(24px,4vw,64px)] border-ink border-t-4 column:grid-cols-3">
        {law && (
          <Part title="When you call 911">
            <p>{law.covers}</p>
            {law.name && <p className="text-gray-600 text-small">{law.name}</p>}
            <More to={`${href("/about/resources")}?${query}`}>Read the law</More>
          </Part>
        )}
        <Part title="Naloxone and kits">
          {law && <p>{law.naloxone}</p>}
          {shipsKits ? (
            <p>Get certified and we’ll mail you a free kit, one every 90 days.</p>
          ) : (
            <p>We can’t mail kits to {state}. A pharmacy or health department there can help you.</p>
          )}
          <More to={href("/get-certified")}>{shipsKits ? "Get a free kit" : "Get certified"}</More>
        </Part>
        <Part title="Chapters near you">
          {chapters.length === 0 && <p>There’s no chapter in {state} yet. Three people can start one.</p>}
          <ul className="grid gap-1">
            {chapters.map(({ slug, name, city }) => (
              <li key={slug}>
                <Link
                  to={href("/about/chapters/:chapter", { chapter: slug })}
                  className="font-bold underline"
                >
                  {name}
                </Link>
                {city !== name && `, ${city}`}
              </li>
            ))}
          </ul>
          <More to={href("/about/chapters")}>All chapters</More>
        </Part>
      </div>
      <IfOpen to={href("/events")}>
        <PushButton
          to={`${href("/events")}?${query}`}
          variant="white"
          iconAfter="ph:arrow-right-bold"
          className="mt-6 max-phone:w-full"
        >
          Events in {state}
        </PushButton>
      </IfOpen>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-3 border-gray-300 py-5 max-column:not-first:border-t-[1.5px]">
      <h3 className="font-[850] text-[1.375rem] leading-tight wdth-96">{title}</h3>
      {children}
    </div>
  )
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center gap-2 font-bold underline">
      {children}
      <Icon name="ph:arrow-right-bold" />
    </Link>
  )
}
