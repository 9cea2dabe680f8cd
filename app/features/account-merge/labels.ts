import type { DbEnum } from "#app/lib/supabase/types.ts"

const REFUSALS: Record<
  Exclude<DbEnum<"merge_state"> | DbEnum<"merge_outcome">, "usable" | "merged">,
  string
> = {
  unknown:
    "This code is not for the account you are signed in with, or it is too old or was used already. Codes last 30 minutes. Sign in with the account you requested it from, or request a new one below.",
  "too-many": "Too many attempts. Try again in an hour.",
  "second-factor":
    "The other account has two-step sign-in, so its email alone is not enough. Do it the other way around: sign in there and enter this address. Or turn two-step sign-in off there first.",
  "not-adult":
    "We merge accounts only for adults who have told us their age in both. If you opened one of yours before you were 18, write to us.",
  "being-deleted": "This account is about to be deleted. Keep it first, under “Your data”.",
  reauthenticate: "That took too long. Please confirm that it’s you again.",
}

export function refusalMessage(outcome: keyof typeof REFUSALS) {
  return REFUSALS[outcome]
}

export const ADDRESS_ERRORS: Record<Exclude<DbEnum<"merge_request_outcome">, "sent">, string> = {
  "not-adult": REFUSALS["not-adult"],
  invalid: "Enter the whole address, like name@example.org.",
  "own-address": "That is the email of this account. Enter the one of your other account.",
  "too-many": "You can request five codes a day. Try again tomorrow.",
}

type Moves = Record<string, number>

const NAMES: readonly [string, string, string][] = [
  ["certificates", "certificate", "certificates"],
  ["courses", "course with your progress", "courses with your progress"],
  ["attempts", "test", "tests"],
  ["surveys", "survey", "surveys"],
  ["kits", "kit request", "kit requests"],
  ["events", "event", "events"],
  ["chapters", "chapter", "chapters"],
  ["applications", "application for a chapter", "applications for a chapter"],
]

/** "2 certificates", "1 course with your progress": only kinds with a count above zero. */
export function movedLabel(moves: Moves): string[] {
  return NAMES.flatMap(([key, one, many]) => {
    const count = moves[key] ?? 0
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
}

export function mergedMessage(moves: Moves, isOtherLeaving: boolean) {
  const other = isOtherLeaving ? "The other account will be deleted in 7 days." : "The other account stays."
  const list = movedLabel(moves).join(", ")
  return `Done. Everything is in this account now${list && `: ${list}`}. ${other} We emailed both addresses.`
}
