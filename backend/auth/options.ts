export interface SessionLimits {
  /** Seconds without a refresh after which a session is over. */
  idle: number
  /** Seconds after sign-in when it is over in any case. */
  absolute: number
}

/** How many attempts in how many seconds. */
export interface Limit {
  allowed: number
  seconds: number
}

export type LimitName =
  | "signInPerAddress"
  | "signInOverall"
  | "signUpPerAddress"
  | "mailRequestsPerAddress"
  | "mailPerMinute"
  | "mailPerDay"
  | "mailPerMailbox"
  | "mailOverall"
  | "verifyPerAddress"
  | "verifyPerMailbox"
  | "refreshPerAddress"
  | "factorPerMember"

export interface AuthOptions {
  accessTokenSeconds: number
  /** How long an old refresh token still leads to its successor, for tabs that refresh at the same time. */
  refreshGraceSeconds: number
  sessionLimits(user: { id: string; app_metadata: Record<string, unknown> }): SessionLimits
  isSignUpOpen: boolean
  /** Whether a new account may sign in before its address is confirmed. */
  autoConfirm: boolean
  passwordMinLength: number
  /** Sets of characters of which a password needs at least one each. */
  passwordCharacters: string[]
  /** The exponent of scrypt's cost. */
  passwordCost: number
  /** A session older than this asks for a code by mail before the password changes. */
  reauthenticateAfterSeconds: number
  codeSeconds: number
  codeTries: number
  linkSeconds: Record<
    "signup" | "invite" | "magiclink" | "recovery" | "email_change" | "reauthentication",
    number
  >
  /** How long the code of a finished e-mail link may wait for the browser that asked for it. */
  flowCodeSeconds: number
  /** Origins that a link may lead back to, besides the site's own. */
  redirectOrigins: string[]
  limits: Record<LimitName, Limit>
  /** Answers that must not tell whether an account exists take at least this long. */
  evenAnswerMs: { mail: number; signUp: number }
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const DEFAULT_OPTIONS: AuthOptions = {
  accessTokenSeconds: 5 * MINUTE,
  refreshGraceSeconds: 10,
  sessionLimits: () => ({ idle: 30 * DAY, absolute: 90 * DAY }),
  isSignUpOpen: true,
  autoConfirm: false,
  passwordMinLength: 12,
  passwordCharacters: [],
  passwordCost: 15,
  reauthenticateAfterSeconds: DAY,
  codeSeconds: 10 * MINUTE,
  codeTries: 5,
  linkSeconds: {
    signup: DAY,
    invite: 7 * DAY,
    email_change: DAY,
    magiclink: 10 * MINUTE,
    recovery: 10 * MINUTE,
    reauthentication: 10 * MINUTE,
  },
  flowCodeSeconds: 5 * MINUTE,
  redirectOrigins: [],
  limits: {
    signInPerAddress: { allowed: 10, seconds: MINUTE },
    signInOverall: { allowed: 1200, seconds: MINUTE },
    signUpPerAddress: { allowed: 20, seconds: 10 * MINUTE },
    mailRequestsPerAddress: { allowed: 30, seconds: 10 * MINUTE },
    mailPerMinute: { allowed: 1, seconds: MINUTE },
    mailPerDay: { allowed: 5, seconds: DAY },
    mailPerMailbox: { allowed: 20, seconds: DAY },
    mailOverall: { allowed: 2000, seconds: HOUR },
    verifyPerAddress: { allowed: 30, seconds: 5 * MINUTE },
    verifyPerMailbox: { allowed: 15, seconds: 10 * MINUTE },
    refreshPerAddress: { allowed: 150, seconds: 5 * MINUTE },
    factorPerMember: { allowed: 15, seconds: 5 * MINUTE },
  },
  evenAnswerMs: { mail: 60, signUp: 400 },
}
