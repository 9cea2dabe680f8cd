import { assertNever } from "#app/lib/assert-never.ts"
import { formatDay } from "#app/lib/format/dates.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { FlashMessage } from "#app/ui/forms/flash-message.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { KitAvailability } from "./kit-availability.ts"
import { KitForm } from "./kit-form.tsx"
import type { KitRequest } from "./queries.ts"

interface Props {
  kit: { request: KitRequest | null; availability: KitAvailability; daysBetween: number }
  flash: Flash | null
  /** The state in the member's profile, preselected. */
  home: string | null
}

/** A free kit for members with a valid certificate: the form, or the status of the last request. */
export function KitPanel({ kit: { request, availability, daysBetween }, flash, home }: Props) {
  return (
    <section id="kit" className="wrap pt-[clamp(40px,5vw,76px)]">
      <div className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-5 border-ink border-t-4 pt-5 column:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start gap-1.5">
          <h2 className="wdth-92 text-3">A free naloxone kit</h2>
          <p className="max-w-[38em] text-gray-700">
            Two doses of nasal spray, gloves and a card, by mail in a plain envelope. One request every{" "}
            {daysBetween} days.
          </p>
        </div>
        <div className="grid max-w-190 content-start gap-6 column:pt-1.5">
          <FlashMessage flash={flash} />
          {request && <KitProgress request={request} />}
          {availability.kind === "form" ? <KitForm home={home} /> : <WhyNoForm availability={availability} />}
        </div>
      </div>
    </section>
  )
}

const STATES: Record<string, { title: string; text: string }> = {
  requested: { title: "Requested", text: "We’ll review it within a few days." },
  approved: { title: "Approved", text: "It’s waiting to be packed." },
  packed: { title: "Packed", text: "It ships with the next mail, so you can’t cancel it here anymore." },
  shipped: { title: "On its way", text: "It should arrive within a week." },
  delivered: {
    title: "Delivered",
    text: "Keep it where people can find it, not where it gets hot or freezes.",
  },
  canceled: { title: "Canceled", text: "We deleted the address. You can ask again." },
  out_of_stock: {
    title: "Not possible",
    text: "We ran out of kits and deleted the address. You can ask again.",
  },
}

function KitProgress({
  request: { status, quantity, requested_at, is_cancelable },
}: {
  request: KitRequest
}) {
  const { title, text } = STATES[status]!
  const kits = quantity === 1 ? "One kit" : "Two kits"
  return (
    <div className="grid justify-items-start gap-3 rounded-[18px] bg-air-200 p-5">
      <p className="font-bold text-[1.25rem]">{title}</p>
      <p>
        {kits}, requested on {formatDay(requested_at)}. {text}
      </p>
      {is_cancelable && (
        <Form intent="cancel">
          <SubmitButton variant="white" size="sm">
            Cancel the request
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}

function WhyNoForm({ availability }: { availability: KitAvailability }) {
  switch (availability.kind) {
    case "too-soon":
      return <p>You can ask for another kit from {formatDay(availability.from)}.</p>
    case "no-certificate":
      return <p>Kits are for people with a valid certificate. Renew yours to ask for one.</p>
    case "no-consent":
      return (
        <Callout tone="warm" title="A guardian has to agree first">
          If you’re under 18, we only send a kit if a guardian agrees.{" "}
          <Link to="/me/guardians" className="font-bold underline">
            Ask yours
          </Link>
          .
        </Callout>
      )
    case "no-kits":
      return (
        <Callout tone="warm" title="No kits right now">
          We have none to send. Naloxone is sold without a prescription, and many programs hand it out free:{" "}
          <Link to="/about/resources" className="font-bold underline">
            where to get naloxone
          </Link>
          .
        </Callout>
      )
    case "form":
    case "request-open":
      return null
    default:
      return assertNever(availability)
  }
}
