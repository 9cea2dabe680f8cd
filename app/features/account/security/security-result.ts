import type { ActionResult } from "#app/lib/forms/action-result.ts"

/** What an action of /me/security returns when it does not redirect. */
export interface SecurityResult extends ActionResult {
  /** A second factor being set up; it counts from its first code on. */
  enrolling?: { factorId: string; secret: string; uri: string }
  /** Staff enter an emailed code before they can set up a second factor. */
  isCodeEmailed?: boolean
  /** New recovery codes, shown only once. */
  codes?: readonly string[]
}
