/** What an action of /me/security answers when it does not lead back to the page. */
export interface SecurityAnswer {
  intent: string
  errors?: Record<string, string>
  values?: Record<string, string | string[]>
  /** A second factor that is being set up: nothing counts before its first code. */
  enrolling?: { factorId: string; secret: string; uri: string }
  /** Recovery codes, the one time they can be seen. */
  codes?: readonly string[]
}

export const DONE = {
  password: "Your password is new, and every other device is signed out.",
  "password-link": "We mailed you a link. It lets you choose a new password.",
  email: "Almost there. We mailed both addresses: open the link in each of them.",
  "second-factor-off": "Two-step sign-in is off, and your recovery codes no longer work.",
  "second-factor-on": "Two-step sign-in is on already.",
  "second-factor-again": "That took too long, or began in another window. Please set it up once more.",
  ended: "That device is signed out.",
  marked: "That device is signed out the next time it is used.",
  missing: "That device was signed out already.",
  others: "Every other device is signed out.",
} as const

export type Done = keyof typeof DONE
