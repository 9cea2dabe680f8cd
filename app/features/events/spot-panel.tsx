import { href } from "react-router"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { Segmented } from "#app/ui/forms/segmented.tsx"
import type { Spot } from "./registration-queries.ts"

const STATUS: Record<Spot["status"], string> = {
  confirmed: "You’re in.",
  "awaiting-permission": "Your seat is held until your guardian answers.",
  offered: "A seat opened up for you.",
  waiting: "You’re on the waiting list.",
  released: "We gave your seat away 15 minutes after the start. If you’re here, ask at the door.",
  expired: "The offer ended, and the seat went to the next person.",
  canceled: "Your spot is canceled.",
}

interface Props {
  spot: Spot
  when: string
  offerEnds: string | null
}

/** One registration, with everything that its owner can do. */
export function SpotPanel({ spot, when, offerEnds }: Props) {
  const isActive = !["released", "expired", "canceled"].includes(spot.status) && !spot.is_date_canceled
  return (
    <div className="grid gap-6">
      <p className="text-lead">
        <b>{spot.is_date_canceled ? "This date is canceled." : STATUS[spot.status]}</b>
        {spot.place_in_line && isActive && ` You’re number ${spot.place_in_line} in line.`}
      </p>
      <dl className="grid gap-3">
        <Fact label="When" value={when} />
        <Fact label="Where" value={spot.channel === "online" ? "Online" : (spot.place ?? "")} />
        {spot.name && <Fact label="Name on the door" value={spot.name} />}
        <Fact label="People" value={String(spot.party_size)} />
      </dl>
      {spot.status === "confirmed" && !spot.is_date_canceled && (
        <PushButton
          href={href("/events/:event/ticket/:code", { event: spot.event, code: spot.ticket_code })}
          iconAfter="ph:qr-code-fill"
          className="justify-self-start"
        >
          Show my ticket
        </PushButton>
      )}
      {spot.join_url && (
        <p>
          Join here: <a href={spot.join_url}>{spot.join_url}</a> {spot.join_instructions}
        </p>
      )}
      {spot.is_permission_missing && isActive && <MissingPermission spot={spot} />}
      {spot.status === "offered" && (
        <div className="grid gap-3">
          <p>The seat is yours if you accept it by {offerEnds}.</p>
          <div className="flex flex-wrap gap-4">
            <Form intent="accept">
              <SubmitButton>Accept the seat</SubmitButton>
            </Form>
            <Form intent="decline">
              <SubmitButton variant="white">Decline</SubmitButton>
            </Form>
          </div>
        </div>
      )}
      {isActive && spot.status !== "offered" && <ChangeForms spot={spot} />}
    </div>
  )
}

/** What a learner can do until a guardian has signed. */
function MissingPermission({ spot }: { spot: Spot }) {
  return (
    <div className="grid justify-items-start gap-3 rounded-panel bg-marigold-200 p-6 text-ink">
      <p>
        <b>Your guardian has not signed yet.</b> We emailed them a permission slip. You’re in once they say
        yes.
      </p>
      {(spot.reminded_at as string | null) === null ? (
        <Form intent="remind">
          <SubmitButton variant="white" size="sm">
            Send a reminder
          </SubmitButton>
        </Form>
      ) : (
        <p>You sent a reminder. It works once, so ask them in person.</p>
      )}
    </div>
  )
}

function ChangeForms({ spot }: { spot: Spot }) {
  return (
    <>
      <Form intent="change" className="rounded-panel bg-green-100 p-6">
        <h2 className="text-3">Change my spot</h2>
        <Segmented
          name="party_size"
          label="How many people?"
          defaultValue={String(spot.party_size)}
          choices={["1", "2", "3"].map(value => ({ value, label: value }))}
        />
        {spot.has_room_seats && spot.has_online_seats ? (
          <Segmented
            name="channel"
            label="Where will you be?"
            defaultValue={spot.channel}
            choices={[
              { value: "room", label: "In the room" },
              { value: "online", label: "Online" },
            ]}
          />
        ) : (
          <input type="hidden" name="channel" value={spot.channel} />
        )}
        <SubmitButton variant="white" className="justify-self-start">
          Save the change
        </SubmitButton>
      </Form>
      <Form intent="cancel">
        <SubmitButton variant="siren" className="justify-self-start">
          {spot.status === "waiting" ? "Leave the waiting list" : "I can’t come"}
        </SubmitButton>
      </Form>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-gray-600 text-small">{label}</dt>
      <dd className="font-bold">{value}</dd>
    </div>
  )
}
