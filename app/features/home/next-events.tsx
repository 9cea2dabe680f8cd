import { href } from "react-router"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"

export interface NextEvent {
  id: string
  slug: string
  title: string
  day: string
  starts: string
  where: string
}

/** The next dates, as lines of the dark panel. */
export function NextEvents({ events }: { events: readonly NextEvent[] }) {
  if (events.length === 0) return null
  return (
    <div className="mb-[clamp(36px,4.4vw,64px)]">
      <h3 className="mb-3 font-[850] text-3 text-green-300 wdth-96">Next up</h3>
      <ul>
        {events.map(({ id, slug, title, day, starts, where }) => (
          <li key={id} className="border-green-700 border-t-[1.5px]">
            <Link
              to={href("/events/:event", { event: slug })}
              className="group grid gap-x-8 gap-y-1 py-4.5 no-underline column:grid-cols-[7fr_5fr]"
            >
              <span className="display text-[clamp(1.4rem,2.4vw,2.1rem)] leading-[1.05] wdth-84 group-hover:underline">
                {title}
              </span>
              <span className="text-gray-200">
                <b>
                  {day}, {starts}
                </b>
                <br />
                {where}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <PushButton to={href("/events")} iconAfter="ph:arrow-right-bold" className="mt-6 max-phone:w-full">
        All events
      </PushButton>
    </div>
  )
}
