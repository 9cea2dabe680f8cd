import { Badge } from "#app/ui/data/badge.tsx"
import { type ActionResult, Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { PushButton } from "#app/ui/forms/push-button.tsx"
import { TextField } from "#app/ui/forms/text-field.tsx"
import { KeysetPagination, StaffSheet } from "#app/ui/staff/staff-layout.tsx"
import type { KitRow } from "./queries.ts"
import { stepsFrom, type View, viewAddress, viewLabel } from "./views.ts"

interface Props {
  rows: readonly KitRow[]
  next: string | null
  view: View
  isFurtherOn: boolean
}

/** Requests with the address on the parcel and the keys that move them on. */
export function KitDesk({ rows, next, view, isFurtherOn }: Props) {
  return (
    <StaffSheet className="px-[clamp(14px,1.6vw,24px)] py-2">
      {rows.length === 0 && <p className="py-6">{view === "open" ? "Nothing waits." : "There are none."}</p>}
      <ul className="grid">
        {rows.map(row => (
          <Request key={row.id} row={row} />
        ))}
      </ul>
      <KeysetPagination
        label="Kits"
        first={isFurtherOn ? viewAddress(view) : null}
        next={next && viewAddress(view, next)}
      />
    </StaffSheet>
  )
}

function Request({ row }: { row: KitRow }) {
  const { id, full_name, street, city, state, zip, quantity, status, requested_at } = row
  return (
    <li className="grid items-center gap-x-6 gap-y-3 border-gray-300 border-b-[1.5px] py-4 last:border-0 nav:grid-cols-[minmax(0,1fr)_minmax(0,19rem)_minmax(0,26rem)]">
      <address className="wrap-anywhere not-italic leading-snug">
        <b>{full_name ?? "Address removed"}</b>
        {street && (
          <>
            <br />
            {street}
            <br />
            {city}, {state} {zip}
          </>
        )}
      </address>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{viewLabel(status)}</Badge>
        <span>
          {quantity === 1 ? "1 kit" : `${quantity} kits`}, asked for on {day(requested_at)}
        </span>
      </p>
      <Form answer={NOTHING_SAID} className="flex flex-wrap gap-3 nav:justify-end">
        <input type="hidden" name="request" value={id} />
        {stepsFrom(status).map(({ next, label, isForward }) => (
          <PushButton
            key={next}
            type="submit"
            name="move"
            value={next}
            size="sm"
            variant={isForward ? "green" : "white"}
            aria-label={`${label}: ${full_name ?? "request"}`}
          >
            {label}
          </PushButton>
        ))}
      </Form>
    </li>
  )
}

const NOTHING_SAID = {}

/** How many kits there are; requests take from this number, canceled ones give back. */
export function ShelfForm({ kits, answer }: { kits: number; answer: ActionResult | undefined }) {
  return (
    <Form answer={answer} className="flex flex-wrap items-end gap-3">
      <TextField
        key={kits}
        name="kits"
        type="number"
        inputMode="numeric"
        min={0}
        label="Kits on the shelf"
        defaultValue={kits}
        className="w-44"
      />
      <SubmitButton variant="white">Save</SubmitButton>
    </Form>
  )
}

function day(at: string) {
  return new Date(at).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" })
}
