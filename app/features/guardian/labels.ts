import type { DbEnum } from "#app/lib/supabase/types.ts"

/** One consent for each purpose, in the order of the form. */
export const CONSENT_KINDS = [
  "consent-course",
  "consent-certificate",
  "consent-survey",
  "consent-kit",
  "consent-draws",
  "consent-events",
  "consent-photos",
] as const

export const YOUNG_KIND = "consent-young"

export const RELATIONS = [
  { value: "parent", label: "Parent" },
  { value: "legal-guardian", label: "Legal guardian" },
  { value: "foster-parent", label: "Foster parent" },
] as const

export const RELATION_VALUES = RELATIONS.map(({ value }) => value)

export function relationLabel(relation: string) {
  return RELATIONS.find(({ value }) => value === relation)?.label ?? "Guardian"
}

export type CodeOutcome =
  | DbEnum<"invitation_state">
  | DbEnum<"invitation_answer_outcome">
  | DbEnum<"young_answer_outcome">

const UNKNOWN_CODE =
  "This code does not work. It may have been used, be more than 14 days old, or belong to an account with another email address."

// None of these messages reveals whether an account exists.
const CODE_ERRORS: Record<CodeOutcome, string> = {
  usable: UNKNOWN_CODE,
  linked: UNKNOWN_CODE,
  pending: UNKNOWN_CODE,
  declined: UNKNOWN_CODE,
  accepted: UNKNOWN_CODE,
  changed: UNKNOWN_CODE,
  invalid: UNKNOWN_CODE,
  unknown: UNKNOWN_CODE,
  "too-many": "Too many wrong codes. Try again in an hour.",
  own: "This is your own code. Give it to the other person to use in their account.",
  "not-adult": "Only an adult with a confirmed email address can be a guardian here.",
  "not-learner": "Guardians are for learners ages 13 to 17.",
  "already-linked": "You are already linked.",
  "guardian-full": "A guardian can be linked with up to six learners.",
  "learner-full": "A learner can have up to four guardians.",
  reauthenticate: "Confirm that it’s you, and try again.",
}

export function codeError(outcome: CodeOutcome) {
  return CODE_ERRORS[outcome]
}

const INVITE_ERRORS: Record<Exclude<DbEnum<"invite_outcome">, "created">, string> = {
  invalid: "That email address isn’t complete. Check the part after the @.",
  "own-address": "That is your own address. Enter the other person’s.",
  "too-many": "You can send 10 invitations a day. Try again tomorrow.",
  "not-adult": CODE_ERRORS["not-adult"],
  "not-learner": CODE_ERRORS["not-learner"],
  "guardian-full": CODE_ERRORS["guardian-full"],
  "learner-full": CODE_ERRORS["learner-full"],
}

export function inviteError(outcome: DbEnum<"invite_outcome">) {
  return outcome === "created" ? "That did not work. Please try again." : INVITE_ERRORS[outcome]
}

export const LINKED = "You are linked now."
export const LINK_ENDED = "The link has ended, and so has everything it allowed."
export const INVITED = "The invitation is on its way. It works once, for 14 days."
export const INVITATION_WITHDRAWN = "The invitation no longer works."
export const CHILD_DELETED = "Deleted. Nothing about the child is left."

/** Why a guardian's request for a copy of the data was refused. */
export const EXPORT_ERRORS: Record<
  Exclude<DbEnum<"export_request_outcome">, "started" | "unknown">,
  string
> = {
  "too-many": "You can request three copies a day. Try again tomorrow.",
  "already-running": "We’re already preparing a copy.",
  reauthenticate: "Confirm that it’s you, and request it again.",
}
