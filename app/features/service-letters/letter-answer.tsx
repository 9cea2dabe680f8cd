import { formatLongDate } from "#app/lib/format/dates.ts"
import { Callout } from "#app/ui/data/callout.tsx"
import type { LetterCard } from "./queries.ts"

/** What /verify answers about the code of a service letter. */
export function LetterAnswer({ letter, hours }: { letter: LetterCard; hours: string }) {
  const { name, fromDay, toDay, legalName, isCurrent } = letter
  const what = `Service letter of ${legalName} for ${name ?? "a volunteer"}: ${hours} from ${formatLongDate(fromDay)} to ${formatLongDate(toDay)}.`
  return (
    <div className="wrap pt-6">
      {isCurrent ? (
        <Callout tone="good" title="This letter is real">
          {what}
        </Callout>
      ) : (
        <Callout tone="urgent" title="This letter is no longer valid">
          {what} We corrected these hours after it was issued. Ask the volunteer for a new one.
        </Callout>
      )}
    </div>
  )
}
