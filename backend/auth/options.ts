interface SessionLimits {
  /** Seconds without a refresh after which a session ends. */
  idle: number
  /** Seconds after sign-in at which a session always ends. */
  absolute: number
}

/** Number of attempts allowed per period. */
interface Limit {
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
  /** How long a used refresh token still returns its successor, for tabs that refresh at the same time. */
  refreshGraceSeconds: number
  sessionLimits(user: { id: string; app_metadata: Record<string, unknown> }): SessionLimits
  isSignUpOpen: boolean
  /** Whether a new account can sign in before its address is confirmed. */
  autoConfirm: boolean
  passwordMinLength: number
  /** Character sets; a password needs at least one character of each. */
  passwordCharacters: string[]
  /** Exponent of scrypt's cost parameter. */
  passwordCost: number
  /** How long signing in with an email proves who uses the session, for changes of password and factors. */
  emailProofSeconds: number
  codeSeconds: number
  codeTries: number
  linkSeconds: Record<
    "signup" | "invite" | "magiclink" | "recovery" | "email_change" | "reauthentication",
    number
  >
  /** Lifetime of the PKCE code at the end of an emailed link. */
  flowCodeSeconds: number
  /** Origins allowed as redirect targets in addition to the site's own. */
  redirectOrigins: string[]
  limits: Record<LimitName, Limit>
  /** Minimum duration of responses that must not reveal whether an account exists. */
  minimumResponseMs: { mail: number; signUp: number }
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
  emailProofSeconds: HOUR,
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
    // A class of 40 shares one address. What succeeds is not counted, and every account has its own limits.
    signInPerAddress: { allowed: 50, seconds: MINUTE },
    signInOverall: { allowed: 1200, seconds: MINUTE },
    signUpPerAddress: { allowed: 100, seconds: 10 * MINUTE },
    mailRequestsPerAddress: { allowed: 100, seconds: 10 * MINUTE },
    mailPerMinute: { allowed: 1, seconds: MINUTE },
    mailPerDay: { allowed: 5, seconds: DAY },
    mailPerMailbox: { allowed: 20, seconds: DAY },
    mailOverall: { allowed: 2000, seconds: HOUR },
    verifyPerAddress: { allowed: 60, seconds: 5 * MINUTE },
    verifyPerMailbox: { allowed: 15, seconds: 10 * MINUTE },
    refreshPerAddress: { allowed: 150, seconds: 5 * MINUTE },
    factorPerMember: { allowed: 15, seconds: 5 * MINUTE },
  },
  minimumResponseMs: { mail: 60, signUp: 400 },
}
