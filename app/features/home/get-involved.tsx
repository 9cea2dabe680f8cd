import type { ReactNode } from "react"
import { href } from "react-router"
import { FittedHeadline } from "#app/ui/brand/fitted-headline.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

const WAYS = [
  {
    title: "Walk in",
    text: "What happens at a lesson, and how to bring one to your place.",
    to: href("/events"),
  },
  {
    title: "On your campus",
    text: "Three people make a chapter. Start one where you are.",
    to: href("/about/chapters"),
  },
  {
    title: "With your family",
    text: "For parents and guardians: read every word first.",
    to: href("/guardian"),
  },
  {
    title: "Lend a hand",
    text: "Greet, teach, pack, translate. An hour at a time.",
    to: href("/get-involved/volunteer"),
  },
] as const

/** The next events if there are any, then ways to get involved; each name animates on hover. */
export function GetInvolved({ events }: { events: ReactNode }) {
  return (
    <section className="on-dark breath-edge bg-ink pt-[clamp(48px,6vw,88px)] pb-[clamp(56px,7vw,104px)] text-white">
      <div className="deferred-layout wrap">
        <div className="mb-[clamp(28px,3.4vw,52px)] grid grid-cols-1 items-end gap-x-20 gap-y-6 column:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
          <FittedHeadline
            lines={["Come in,", "it’s free"]}
            measure={{ phone: 4.5, wide: 5.5 }}
            className="text-green-400"
          />
          <div className="grid justify-items-start gap-5">
            <p className="text-pretty text-gray-200 text-lead leading-[1.42]">
              Pop-ups, bar nights, campus quads. Walk in knowing nothing, walk out knowing what to do.
            </p>
            {events && (
              <PushButton to={href("/events")} iconAfter="ph:arrow-right-bold">
                All events
              </PushButton>
            )}
          </div>
        </div>
        {events}
        <ul>
          {WAYS.slice(events ? 1 : 0).map(({ title, text, to }) => (
            <IfOpen key={to} to={to}>
              <li className="border-green-700 border-t-[1.5px]">
                <Link
                  to={to}
                  className="group grid items-center gap-x-8 gap-y-2 py-5 no-underline column:grid-cols-[7fr_5fr]"
                >
                  <span className="display text-[clamp(2.3rem,6vw,5.6rem)] text-green-300 uppercase leading-[0.82] transition-[font-stretch] duration-350 ease-breath wdth-58 group-hover:wdth-74">
                    {title}
                  </span>
                  <span className="max-w-[44ch] text-gray-200">{text}</span>
                </Link>
              </li>
            </IfOpen>
          ))}
        </ul>
      </div>
    </section>
  )
}
