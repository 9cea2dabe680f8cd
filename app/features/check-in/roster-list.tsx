import { cn } from "#app/lib/theming/cn.ts"
import { Form, SubmitButton } from "#app/ui/forms/form.tsx"
import { zonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { Entry } from "./queries.ts"
import { isOnlyHere } from "./roster.ts"

/** More rows than anyone scrolls through at a door; the search finds the others. */
const SHOWN = 60
const SIZES = [1, 2, 3, 4, 5]

interface Props {
  entries: readonly Entry[]
  timeZone: string
  onCheckIn(entry: Entry, people: number): void
  onUndo(entry: Entry): void
}

/** The people of the date. Each row is a form, so that it works without JavaScript. */
export function RosterList({ entries, timeZone, onCheckIn, onUndo }: Props) {
  if (entries.length === 0) return <p>Nobody on the list has this name or ticket.</p>
  return (
    <>
      <ul className="grid gap-2">
        {entries.slice(0, SHOWN).map(entry => (
          <li
            key={entry.registration_id}
            className={cn(
              "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-input px-4 py-3",
              entry.checked_in_at ? "bg-green-200" : "bg-gray-100",
            )}
          >
            <PersonLine entry={entry} timeZone={timeZone} />
            {entry.checked_in_at ? (
              <UndoForm entry={entry} onUndo={onUndo} />
            ) : (
              <CheckInForm entry={entry} onCheckIn={onCheckIn} />
            )}
          </li>
        ))}
      </ul>
      {entries.length > SHOWN && <p>{entries.length - SHOWN} more. Search to find them.</p>}
    </>
  )
}

function PersonLine({ entry, timeZone }: { entry: Entry; timeZone: string }) {
  const { name, party_size, people, checked_in_at, checked_in_by, repeated_at, status, is_walk_up } = entry
  return (
    <p className="min-w-0 flex-1 basis-40">
      <b className="block text-lead">{nameOf(entry)}</b>
      <span className="text-small">
        {checked_in_at
          ? `${people} of ${party_size} here since ${zonedTime(checked_in_at, timeZone).time}${checked_in_by ? ` (${checked_in_by})` : ""}`
          : statusText(status, party_size)}
        {checked_in_at && repeated_at && (
          <b className="block">Shown again at {zonedTime(repeated_at, timeZone).time}</b>
        )}
        {is_walk_up && (
          <span className="block">
            {isOnlyHere(entry) ? "Without a ticket, not registered yet" : "Registered at the door"}
          </span>
        )}
        {!name && <span className="block">Registered without a name</span>}
      </span>
    </p>
  )
}

export function nameOf({ name, number }: Pick<Entry, "name" | "number">) {
  return name ?? `Number ${number}`
}

function statusText(status: Entry["status"], party: number) {
  const size = party === 1 ? "1 person" : `${party} people`
  if (status === "released") return `${size}, seat given away`
  if (status === "offered") return `${size}, seat offered from the waiting list`
  if (status === "awaiting-permission") return `${size}, a guardian hasn’t said yes yet`
  return size
}

function CheckInForm({ entry, onCheckIn }: { entry: Entry; onCheckIn: Props["onCheckIn"] }) {
  const { party_size, registration_id } = entry
  return (
    <Form
      intent="check-in"
      className="flex items-center gap-3"
      onSubmit={event => {
        event.preventDefault()
        onCheckIn(entry, Number(new FormData(event.currentTarget).get("people")))
      }}
    >
      <input type="hidden" name="registration" value={registration_id} />
      {party_size === 1 ? (
        <input type="hidden" name="people" value="1" />
      ) : (
        <select
          name="people"
          aria-label={`How many people came with ${nameOf(entry)}`}
          defaultValue={party_size}
          className="min-h-11 rounded-input border-2 border-ink bg-white px-2"
        >
          {SIZES.slice(0, party_size).map(size => (
            <option key={size}>{size}</option>
          ))}
        </select>
      )}
      <SubmitButton size="sm" busy={false} aria-label={`Check in ${nameOf(entry)}`}>
        Check in
      </SubmitButton>
    </Form>
  )
}

function UndoForm({ entry, onUndo }: { entry: Entry; onUndo: Props["onUndo"] }) {
  return (
    <Form
      intent="undo"
      onSubmit={event => {
        event.preventDefault()
        onUndo(entry)
      }}
    >
      <input type="hidden" name="registration" value={entry.registration_id} />
      <SubmitButton
        size="sm"
        variant="white"
        busy={false}
        aria-label={`Undo the check-in of ${nameOf(entry)}`}
      >
        Undo
      </SubmitButton>
    </Form>
  )
}
