import type { OfficeTimes } from "#app/lib/staff/office-time.ts"
import { Form } from "#app/ui/forms/form.tsx"
import { Link } from "#app/ui/navigation/link.tsx"
import { useOfficeTimes } from "#app/ui/staff/office-time.tsx"
import type { OpenedPerson } from "./queries.ts"
import { Line, LineButton, Section } from "./record-parts.tsx"

// The button shows no field errors.
const NO_RESULT = {}

type Merge = OpenedPerson["merges"][number]

/** The accounts that were merged with this one, and what undoing a merge does. */
export function Merges({ merges }: { merges: readonly Merge[] }) {
  const times = useOfficeTimes()
  if (merges.length === 0) return null
  return (
    <Section title="Merged accounts">
      <ul className="grid">
        {merges.map(merge => (
          <Line
            key={merge.id}
            title={
              <Link to={`/staff/people/${merge.other_id}`} className="underline">
                {merge.other_name ?? "No name yet"}
              </Link>
            }
            about={`${merge.is_asker ? "Moved to this account" : "Moved from this account"} on ${times.day(merge.merged_at)}. ${stateOf(merge, times)}`}
          >
            {merge.state === "undoable" && (
              <Form intent="undo-merge" result={NO_RESULT}>
                <input type="hidden" name="merge" value={merge.id} />
                <LineButton label="Undo the merge" name={merge.other_name ?? "No name yet"} />
              </Form>
            )}
          </Line>
        ))}
      </ul>
      {merges.some(({ state }) => state === "undoable") && (
        <p className="max-w-[44em] text-small">
          Undoing moves certificates, tests, kits, events, tickets, gifts and volunteering back. What was
          joined can’t be taken apart: progress in courses, chapters, coins and costumes stay in the account
          they moved to, and the other account gets its own back as well. Emails that were sent stay sent.
        </p>
      )}
    </Section>
  )
}

function stateOf({ state, undo_until, undone_at }: Merge, times: OfficeTimes) {
  switch (state) {
    case "undoable":
      return undo_until ? `You can undo it until ${times.day(undo_until)}.` : ""
    case "undone":
      return undone_at ? `Undone on ${times.day(undone_at)}.` : ""
    case "changed":
      return "It can’t be undone, because something that moved has changed since."
    case "being-deleted":
      return "It can’t be undone, because one of the accounts is about to be deleted."
    default:
      return "It can’t be undone anymore: that’s possible for 30 days."
  }
}
