import type { ReactNode } from "react"
import { href } from "react-router"
import { Icon } from "#app/ui/brand/icon.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

interface StateSummary {
  state: string
  law: { name: string | null; covers: string; naloxone: string } | null
  chapters: { slug: string; name: string; city: string }[]
}

/** What a member's own state has, above what is the same for everyone. */
export function YourState({ summary: { state, law, chapters } }: { summary: StateSummary }) {
  const query = new URLSearchParams({ state })
  return (
    <section aria-labelledby="your-state" className="wrap pt-section">
      <h2 id="your-state" className="text-2 wdth-82">
        In {state}
      </h2>
      <div className="mt-4 grid gap-x-[clamp(24px,4vw,64px)] border-ink border-t-4 column:grid-cols-3">
        {law && (
          <Part title="When you call 911">
            <p>{law.covers}</p>
            {law.name && <p className="text-gray-600 text-small">{law.name}</p>}
            <More to={`${href("/about/resources")}?${query}`}>Read the law</More>
          </Part>
        )}
        {law && (
          <Part title="Naloxone and kits">
            <p>{law.naloxone}</p>
            <More to={href("/get-certified")}>Get a free kit</More>
          </Part>
        )}
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
      <PushButton
        to={`${href("/events")}?${query}`}
        variant="white"
        iconAfter="ph:arrow-right-bold"
        className="mt-6 max-phone:w-full"
      >
        Events in {state}
      </PushButton>
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
