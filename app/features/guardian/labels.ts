import type { DbEnum } from "#app/lib/supabase/types.ts"

/** Every purpose for itself, in the order in which we ask. */
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
  "This code does not work. It may have been used, be more than 14 days old, or be meant for the account of another email address."

// None of these messages reveals whether an account exists.
const CODE_ANSWERS: Record<CodeOutcome, string> = {
  usable: UNKNOWN_CODE,
  linked: UNKNOWN_CODE,
  pending: UNKNOWN_CODE,
  declined: UNKNOWN_CODE,
  accepted: UNKNOWN_CODE,
  changed: UNKNOWN_CODE,
  invalid: UNKNOWN_CODE,
  unknown: UNKNOWN_CODE,
  "too-many": "Too many wrong codes. Please wait an hour and try again.",
  own: "This is your own code. Give it to the other person: they use it in their account.",
  "not-adult": "Only an adult with a confirmed email address can be a guardian here.",
  "not-learner": "Only learners from 13 to 17 have guardians here.",
  "already-linked": "You two are linked already.",
  "guardian-full": "A guardian can be linked with at most six learners.",
  "learner-full": "A learner can have at most four guardians.",
}

export function codeAnswer(outcome: CodeOutcome) {
  return CODE_ANSWERS[outcome]
}

const INVITE_ANSWERS: Record<Exclude<DbEnum<"invite_outcome">, "created">, string> = {
  invalid: "That address is missing something, like the part after the @.",
  "own-address": "That is your own address. Use the one of the other person.",
  "too-many": "Ten invitations a day are the most. Please go on tomorrow.",
  "not-adult": CODE_ANSWERS["not-adult"],
  "not-learner": CODE_ANSWERS["not-learner"],
  "guardian-full": CODE_ANSWERS["guardian-full"],
  "learner-full": CODE_ANSWERS["learner-full"],
}

export function inviteAnswer(outcome: DbEnum<"invite_outcome">) {
  return outcome === "created" ? "That did not work. Please try again." : INVITE_ANSWERS[outcome]
}

/** What a page says after something was done, by the word in its address. */
const SAID: Record<string, string> = {
  linked: "You are linked now.",
  waits: "Thank you. Your answers count as soon as the learner has confirmed that it is you.",
  declined: "You said no. The invitation is used up, and nothing was linked.",
  confirmed: "Confirmed. Your guardian sees the page that you see below.",
  ended: "The link has ended. What was allowed through it has stopped.",
  answered: "Your answers are saved. We sent you a letter about them.",
  withdrawn: "Taken back. It has stopped.",
  invited: "The invitation is on its way. It works once, for 14 days.",
  "invitation-ended": "The invitation no longer works.",
  asked: "Your guardian has been asked.",
  "slip-answered": "Your answer is saved, and your learner knows.",
  export: "We are making the copy. You get a letter when it is ready.",
  deletion: "The account will be deleted in seven days. Until then everybody who is linked can stop it.",
  kept: "The account stays.",
  "young-kept": "Done. The first name is in your account.",
  "young-deleted": "Deleted. Nothing about the child is left.",
}

export function flashLabel(url: URL) {
  return SAID[url.searchParams.get("said") ?? ""] ?? null
}
