import { formatDay } from "#app/lib/format/dates.ts"
import type { ActionResult } from "#app/lib/forms/action-result.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import type { KitDoor } from "./kit-availability.ts"
import { KitForm } from "./kit-form.tsx"
import type { KitRequest } from "./queries.ts"

interface Props {
  kit: { request: KitRequest | null; door: KitDoor }
  /** What was done a moment ago. */
  said: "requested" | "canceled" | null
  answer: ActionResult | undefined
  /** The state of the member's profile, to start with. */
  home: string | null
}

/** A free kit for whoever has a valid certificate: the form, or what became of the last request. */
export function KitPanel({ kit: { request, door }, said, answer, home }: Props) {
  return (
    <section id="kit" className="wrap pt-[clamp(40px,5vw,76px)]">
      <div className="grid gap-x-[clamp(24px,5vw,80px)] gap-y-5 border-ink border-t-4 pt-5 column:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start gap-1.5">
          <h2 className="wdth-92 text-3">A free naloxone kit</h2>
          <p className="max-w-[38em] text-gray-700">
            Two doses of nasal spray, gloves and a card, by mail in a plain envelope. One request at a time,
            one in 90 days.
          </p>
        </div>
        <div className="grid max-w-190 content-start gap-6 column:pt-1.5">
          {said && (
            <div role="status">
              <Callout tone="good">{SAID[said]}</Callout>
            </div>
          )}
          {request && <KitProgress request={request} />}
          {door.kind === "form" ? <KitForm answer={answer} home={home} /> : <WhyNoForm door={door} />}
        </div>
      </div>
    </section>
  )
}

const SAID = {
  requested: "Your request is in. We tell you when the kit is on its way.",
  canceled: "The request is canceled, and the address is deleted.",
}

const STATES: Record<string, { title: string; text: string }> = {
  requested: { title: "Asked for", text: "Outreach looks at it within a few days." },
  approved: { title: "Approved", text: "It is waiting to be packed." },
  packed: { title: "Packed", text: "It goes out with the next mail, so it can no longer be canceled here." },
  shipped: { title: "On its way", text: "It should be with you within a week." },
  delivered: {
    title: "Delivered",
    text: "Keep it where people can find it, not where it gets hot or freezes.",
  },
  canceled: { title: "Canceled", text: "The address is deleted. You can ask again." },
  out_of_stock: {
    title: "Not possible",
    text: "There were no kits left for it. The address is deleted; ask again.",
  },
}

function KitProgress({ request: { status, quantity, requested_at } }: { request: KitRequest }) {
  const { title, text } = STATES[status]!
  const kits = quantity === 1 ? "One kit" : "Two kits"
  const canCancel = status === "requested" || status === "approved"
  return (
    <div className="grid justify-items-start gap-3 rounded-[18px] bg-air-200 p-5">
      <p className="font-bold text-[1.25rem]">{title}</p>
      <p>
        {kits}, asked for on {formatDay(requested_at)}. {text}
      </p>
      {canCancel && (
        <Form result={NOTHING_SAID}>
          <input type="hidden" name="intent" value="cancel" />
          <SubmitButton variant="white" size="sm">
            Cancel the request
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}

function WhyNoForm({ door }: { door: KitDoor }) {
  switch (door.kind) {
    case "too-soon":
      return <p>You can ask for another kit from {formatDay(door.from)}.</p>
    case "no-certificate":
      return <p>A kit goes to people with a valid certificate. Renew yours, and you can ask for one.</p>
    case "no-consent":
      return (
        <Callout tone="warm" title="A guardian has to say yes first">
          Under 18 we send a kit only if a guardian agrees to it.{" "}
          <Link to="/me/guardians" className="font-bold underline">
            Ask yours
          </Link>
          .
        </Callout>
      )
    case "no-kits":
      return (
        <Callout tone="warm" title="No kits left right now">
          We have given all of them away and are getting more. Until then, naloxone is sold without a
          prescription, and many programs hand it out free:{" "}
          <Link to="/about/resources" className="font-bold underline">
            where naloxone comes from
          </Link>
          .
        </Callout>
      )
    default:
      return null
  }
}

const NOTHING_SAID: ActionResult = {}
