import { assertNever } from "#app/lib/assert-never.ts"
import type { Flash } from "#app/lib/forms/flash.ts"
import { zonedTime } from "#supabase/functions/_shared/messages/calendar/zoned-time.ts"
import type { StepResult } from "./queries.ts"

/** What became of a step, as a sentence for the helper. */
export function outcomeMessage(
  { outcome, checked_in_at, checked_in_by }: Omit<StepResult, "sequence">,
  timeZone: string,
  name = "",
): Flash {
  const who = name ? `${name}: ` : ""
  switch (outcome) {
    case "checked-in":
      return { tone: "good", text: `${who}Checked in.` }
    case "already":
      return { tone: "warm", text: `${who}${alreadyText(checked_in_at, checked_in_by, timeZone)}` }
    case "undone":
    case "not-checked-in":
      return { tone: "good", text: `${who}Not checked in anymore.` }
    case "counted":
      return { tone: "good", text: "Kits counted." }
    case "out-of-stock":
      return {
        tone: "warm",
        text: "No kits are left in stock, so this isn’t counted. Tell the event team if you handed one out.",
      }
    case "full":
      return {
        tone: "warm",
        text: `${who}No seat is free, so they aren’t checked in. If they’re inside, tell the event team.`,
      }
    case "registered-already":
      return {
        tone: "warm",
        text: `${who}This email is registered already, so they aren’t checked in. Find them on the list, or register them without the email.`,
      }
    case "no-permission":
      return { tone: "warm", text: `${who}A guardian hasn’t said yes yet.` }
    case "unknown":
      return { tone: "warm", text: `${who}This ticket has no seat in the room.` }
    case "invalid":
      return { tone: "warm", text: `${who}That doesn’t add up. Check the number.` }
    case "changed":
      return {
        tone: "warm",
        text: `${who}The list on this phone was changed, so we didn’t save this check-in. We loaded the list again. Check them in once more.`,
      }
    case "closed":
      return { tone: "warm", text: "Your link doesn’t work anymore." }
    default:
      return assertNever(outcome)
  }
}

/** "Already checked in at 6:05 PM (Front door)." */
export function alreadyText(at: string | null, by: string | null, timeZone: string) {
  const time = at ? ` at ${zonedTime(at, timeZone).time}` : ""
  return `Already checked in${time}${by ? ` (${by})` : ""}.`
}
