import { Ticket } from "#app/ui/brand/ticket.tsx"
import { Badge } from "#app/ui/data/badge.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { IfOpen } from "#app/ui/navigation/if-open.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { RegistrationView } from "./registration-view.server.ts"

/** Upcoming registrations, each with what its owner can do. */
export function RegistrationList({ registrations }: { registrations: readonly RegistrationView[] }) {
  return (
    <ul className="grid gap-7">
      {registrations.map(registration => (
        <li key={registration.id} className="grid gap-3">
          <Ticket
            title={registration.title}
            over={registration.over}
            stub={registration.stub}
            tone={registration.tone}
            to={registration.ticket ?? registration.spot}
          >
            {registration.where}. {registration.people}.
          </Ticket>
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Badge tone={registration.status.tone}>{registration.status.label}</Badge>
            <Actions {...registration} />
          </p>
          {registration.isPermissionMissing && <MissingPermission {...registration} />}
          {registration.offerEnds && <OfferForms {...registration} ends={registration.offerEnds} />}
        </li>
      ))}
    </ul>
  )
}

function Actions({ title, ticket, calendar, spot, offerEnds }: RegistrationView) {
  const about = <span className="sr-only"> for {title}</span>
  return (
    <>
      {ticket && (
        <Link to={ticket} className="underline">
          Ticket{about}
        </Link>
      )}
      {calendar && (
        <a href={calendar} className="underline">
          Calendar file{about}
        </a>
      )}
      {!offerEnds && (
        <Link to={spot} className="underline">
          Change or cancel{about}
        </Link>
      )}
    </>
  )
}

function MissingPermission({ title, spot, isGuardianReminded }: RegistrationView) {
  return (
    <p>
      Your guardian needs to sign a permission slip first.{" "}
      {isGuardianReminded ? (
        "You sent a reminder."
      ) : (
        <Link to={spot} className="underline">
          Send a reminder<span className="sr-only"> for {title}</span>
        </Link>
      )}
    </p>
  )
}

/** The answer is saved by the page of the spot, which shows what came of it. */
function OfferForms({ title, spot, ends }: RegistrationView & { ends: string }) {
  const about = <span className="sr-only"> for {title}</span>
  return (
    <div className="grid gap-3">
      <p>The seat is yours if you accept it by {ends}.</p>
      <div className="flex flex-wrap gap-4">
        <Form intent="accept" action={spot}>
          <SubmitButton size="sm">Accept{about}</SubmitButton>
        </Form>
        <Form intent="decline" action={spot}>
          <SubmitButton size="sm" variant="white">
            Decline{about}
          </SubmitButton>
        </Form>
      </div>
    </div>
  )
}

/** Events where the member had a seat. */
export function PastRegistrations({ registrations }: { registrations: readonly RegistrationView[] }) {
  return (
    <ul className="grid gap-2.5">
      {registrations.map(({ id, title, over, page, hasRecap }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3">
          <b className="wrap-anywhere">{title}</b>
          <span className="text-gray-700">{over}</span>
          <IfOpen to={page}>
            <Link
              to={page}
              aria-label={`${hasRecap ? "How it went" : "About the event"}: ${title}`}
              className="underline"
            >
              {hasRecap ? "How it went" : "About the event"}
            </Link>
          </IfOpen>
        </li>
      ))}
    </ul>
  )
}
