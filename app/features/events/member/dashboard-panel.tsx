import { href } from "react-router"
import { DashboardPanel } from "#app/ui/data/dashboard-panel.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { PastRegistrations, RegistrationList } from "./registration-list.tsx"
import type { RegistrationView } from "./registration-view.server.ts"

interface Props {
  upcoming: readonly RegistrationView[]
  past: readonly RegistrationView[]
  /** Whether events are switched off. */
  isClosed: boolean
}

/** On /me: the next events of the member and the last ones, or a link to find one. */
export function EventsPanel({ upcoming, past, isClosed }: Props) {
  if (isClosed && upcoming.length + past.length === 0) return null
  return (
    <DashboardPanel
      title="Your events"
      action={
        upcoming.length === 0 && (
          <PushButton to={href("/events")} variant="white" iconAfter="ph:arrow-right-bold">
            Find an event
          </PushButton>
        )
      }
    >
      {upcoming.length === 0 ? (
        <p className="max-w-[34em]">
          Nothing coming up.{!isClosed && " Save a spot, and your ticket appears here."}
        </p>
      ) : (
        <RegistrationList registrations={upcoming} />
      )}
      {past.length > 0 && (
        <>
          <h3 className="mt-2 font-bold">Where you’ve been</h3>
          <PastRegistrations registrations={past} />
        </>
      )}
      {upcoming.length + past.length > 0 && (
        <p>
          <Link to={href("/me/events")} className="underline">
            All your events
          </Link>
        </p>
      )}
    </DashboardPanel>
  )
}
