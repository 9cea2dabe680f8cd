import type { DbEnum } from "#app/lib/supabase/types.ts"

/** Why someone can’t see something, and what helps. */
export const ANSWERS: Record<DbEnum<"access_answer">, string> = {
  allowed: "They can see this. If they don’t, ask them to reload the page or to sign in again.",
  "no-age": "They haven’t told us their age yet. The site asks at their next visit.",
  "no-consent":
    "They’re under 18, and no guardian has agreed to this yet. The guardian can do that in the guardian area.",
  "not-published": "This course isn’t published. An editor can publish it.",
  "course-before": "They need to finish the course before this one first.",
  pause: "They failed the test several times in a row. It opens again after a short break.",
  "not-passed": "They haven’t passed the test of this course with this account.",
  "certificate-name":
    "They passed, but haven’t chosen the name on the certificate. They can do that on their page.",
  "certificate-guardian": "They passed, but a guardian has to agree to the certificate first.",
  "certificate-review": "An instructor has to decide first, under Reviews.",
  "certificate-refused": "An instructor refused it. The decision is under Reviews.",
  suspended: "Their certificate is suspended. Its page says so.",
  revoked: "Their certificate was revoked. Its page says so.",
  expired: "Their certificate has expired. They can take the test again.",
  "not-registered":
    "They aren’t registered for this date with this account. Perhaps they used another email address.",
  "awaiting-permission": "A guardian has to sign the permission slip first.",
  offered: "A spot is offered to them. They have to accept it first.",
  waiting: "They’re on the waiting list.",
  released: "Their spot was given to someone else, because they didn’t answer in time.",
  canceled: "Their registration was canceled.",
  "date-canceled": "The date itself is canceled.",
  "unused-second-factor": "They have two-step sign-in, but didn’t enter the code this time.",
  "unconfirmed-link": "The link between guardian and learner isn’t confirmed by both of them yet.",
  "no-learner": "They aren’t linked to a learner under 18.",
  "no-certificate": "Free kits are for people with a valid certificate, and they don’t have one.",
  "open-request": "A kit is on its way to them already.",
  "too-soon": "They got a kit not long ago.",
  "no-stock": "There are no kits in stock right now.",
  "no-role": "They don’t have this role. You can give it to them above.",
  "no-second-factor": "They have to set up two-step sign-in first, on their page “Security”.",
  "no-staff-session": "Their last staff session is over. They have to sign in again.",
  unknown: "This no longer exists. Choose something else.",
}
