import type { DbEnum } from "#app/lib/supabase/types.ts"

type State = DbEnum<"email_state">

export const STATES: Readonly<
  Record<State, { label: string; tone: "gray" | "green" | "marigold" | "siren" }>
> = {
  waiting: { label: "Waiting", tone: "gray" },
  retrying: { label: "Trying again", tone: "marigold" },
  sent: { label: "Sent", tone: "green" },
  captured: { label: "Kept on this machine", tone: "gray" },
  failed: { label: "Given up", tone: "siren" },
  resent: { label: "Sent again", tone: "gray" },
  "set-aside": { label: "Set aside", tone: "gray" },
}

/** What went wrong, in a sentence. */
export const PROBLEMS: Readonly<Record<DbEnum<"email_problem">, string>> = {
  "wrong-address": "This address doesn’t exist.",
  full: "The mailbox is full.",
  blocked: "Their email server blocked our email.",
  login: "Our email server didn’t accept our password.",
  unreachable: "The email server couldn’t be reached.",
  "too-late": "It couldn’t be sent within 72 hours.",
  "not-written": "The email couldn’t be written. Tell the person who runs the server.",
  other: "The email server refused it.",
}

export const SET_ASIDE_REASONS: Readonly<Record<DbEnum<"set_aside_reason">, string>> = {
  "wrong-address": "Wrong address",
  "not-needed": "No longer needed",
  "reached-otherwise": "Reached them another way",
}

/** Why an email can’t be sent again. */
export const REFUSALS: Readonly<Record<Exclude<DbEnum<"resend_outcome">, "resent" | "unknown">, string>> = {
  waiting: "It is waiting to be sent already.",
  "one-time-link":
    "Its link works only once or for a short time, so we don’t send it twice. The person can ask for a new one where they asked for this one.",
  "out-of-date": "What it says was true only for a short time, so we don’t send it twice.",
  newsletter: "The newsletter has its own list of addresses that refuse it, under Subscribers.",
  unwanted: "This person has turned off emails like this one.",
  emptied: "We delete what an email said after 30 days, so it can’t be sent again.",
}

const KINDS: Readonly<Record<string, string>> = {
  "account-inactive": "Account not used for a long time",
  "confirm-signup": "Confirm a new account",
  "email-change": "Confirm a new email address",
  "extra-time": "Extra time for tests",
  "hours-decided": "Decision about volunteer hours",
  invitation: "Invitation to an account",
  "magic-link": "Sign-in link",
  "newsletter-issue": "Newsletter",
  "newsletter-link": "Link to newsletter settings",
  "password-recovery": "Link to a new password",
  reauthentication: "Confirmation code",
}

/** What an email is about: “kit-shipped” is “Kit shipped”. */
export function kindOfEmail(message: string) {
  const words = message.replaceAll("-", " ")
  return KINDS[message] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** State and problem in one sentence, for the inbox and CSV files. */
export function stateSentence({ state, problem, attempts }: EmailState) {
  const tries = attempts === 1 ? "1 try" : `${attempts} tries`
  const counted = attempts > 0 ? `${STATES[state].label} after ${tries}` : STATES[state].label
  return problem ? `${counted}. ${PROBLEMS[problem]}` : counted
}

interface EmailState {
  state: State
  problem: DbEnum<"email_problem"> | null
  attempts: number
}
