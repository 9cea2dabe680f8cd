import type { DbEnum } from "#app/lib/supabase/types.ts"

/** What each refusal means to the person who reads it. */
const REFUSALS: Record<
  Exclude<DbEnum<"merge_state"> | DbEnum<"merge_outcome">, "usable" | "merged">,
  string
> = {
  unknown:
    "This code is not for the account you are signed in with, or it is too old or was used already. Codes last 30 minutes. Sign in with the address where you asked, or ask for a new one below.",
  "too-many": "That was a lot of codes. Please wait an hour, then try again.",
  "second-factor":
    "The other account has two-step sign-in, and its mailbox alone does not open it. Do it the other way around: sign in there, and name this address. Or turn two-step sign-in off there first.",
  "not-adult":
    "We bring accounts together only for adults who have told us their age in both of them. If one of yours is from before you were 18, write to us.",
  "being-deleted": "This account is about to be deleted. Keep it first, under “Your data”.",
  reauthenticate: "That took a little too long. Please show once more that it is you.",
}

export function refusalMessage(outcome: keyof typeof REFUSALS) {
  return REFUSALS[outcome]
}

export const ADDRESS_PROBLEMS: Record<Exclude<DbEnum<"merge_request_outcome">, "sent">, string> = {
  "not-adult": REFUSALS["not-adult"],
  invalid: "Type the whole address, like name@example.org.",
  "own-address": "That is the address of this account. Type the one of your other account.",
  "too-many": "You asked five times today. Please come back tomorrow.",
}

export type Moves = Record<string, number>

const NAMES: readonly [string, string, string][] = [
  ["certificates", "certificate", "certificates"],
  ["courses", "course with your place in it", "courses with your place in them"],
  ["attempts", "test", "tests"],
  ["surveys", "survey", "surveys"],
  ["kits", "kit request", "kit requests"],
]

/** "2 certificates", "1 course …": what there is, in order, without what there is not. */
export function movedLabel(moves: Moves): string[] {
  return NAMES.flatMap(([key, one, many]) => {
    const count = moves[key] ?? 0
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
}
