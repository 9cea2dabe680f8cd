import type { DbEnum } from "#app/lib/supabase/types.ts"

/** 0117: the way a ticket's number is printed and hashed. */
export function ticketLabel(number: number) {
  return String(number).padStart(4, "0")
}

/** Groups of eight characters, so that people can compare two hashes. */
export function hashLabel(hash: string) {
  return hash.match(/.{1,8}/g)?.join(" ") ?? ""
}

export const SOURCE_LABELS: Record<DbEnum<"raffle_source">, string> = {
  web: "Free web entry",
  course: "Passed a course",
  "check-in": "Checked in at an event",
  survey: "Answered a survey",
  "mail-in": "Card by mail",
}

/** Beside the button that moves a raffle into the trash. */
export const TRASH_RULE =
  "Only a draft or a canceled raffle without tickets can be removed. Tickets stay, so that anyone can check the draw."

/** Every raffle also has the free web entry. */
export const EARNED_SOURCES = ["course", "check-in", "survey", "mail-in"] as const

export const STATE_LABELS: Record<DbEnum<"raffle_state">, string> = {
  draft: "Draft",
  scheduled: "Opens soon",
  open: "Open",
  closed: "Closed",
  sealed: "Sealed",
  drawn: "Drawn",
  redrawn: "Redrawn",
  canceled: "Canceled",
}

/** Shown beside the form when the rules say no, and before it when they would. */
export const REFUSALS: Record<Exclude<DbEnum<"raffle_entry_outcome">, "entered">, string> = {
  unknown: "This raffle no longer exists.",
  canceled: "This raffle was canceled.",
  "not-open": "Entries aren’t open yet.",
  closed: "Entries are closed.",
  "no-email": "Confirm your email address first.",
  "no-age": "Tell us your age group first, in your account.",
  "too-young": "This raffle is for people 18 and older.",
  "no-consent": "A guardian has to allow prize draws first.",
  staff: "You work here. Staff, board members and their families can’t enter.",
  "no-state": "Add your state to your profile first. It decides whether you can enter.",
  "state-not-eligible": "This raffle isn’t open in your state. That’s the law there, and nothing you did.",
  "already-entered":
    "You’re already in with this entry. Passing a course, answering its survey or checking in at an event can earn another.",
  "limit-reached": "You have all the tickets that one person can have.",
  invalid: "Something went wrong with this form. Reload and try again.",
  "not-allowed": "You can’t do this here.",
}
