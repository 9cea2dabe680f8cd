import { createContext } from "react-router"

/** What the server knows about itself, for the doctor page. */
export interface ServerHealth {
  /** Whether the database responds and has every migration. */
  isReady: boolean
  hasMailServer: boolean
  payments: "off" | "built-in" | "stripe-test" | "live" | null
  /** Null for a hosted project, whose files are elsewhere. */
  data: { isWritable: boolean; freeBytes: number } | null
  node: string
  version: string
  migrations: number
  /** Whether people outside the machine can open the site. */
  isPublic: boolean
  /** Whether this is a practice site. */
  isPractice: boolean
  /** The practice site beside this one; null without one. */
  practiceSite: {
    url: string
    /** Whether it answers. */
    isUp: boolean
    /** Why it ended the last time, how often in a row, and when it is started again; null if it never ended. */
    failure: { reason: string; count: number; retryAt: string } | null
  } | null
  /** What the embedded backend says about itself; null for a hosted project. */
  backend: {
    pendingMigrations: string[]
    storage: { files: number; bytes: number }
    signingKey: { madeAt: string; isDemo: boolean }
    /** Null if this site makes no backups of its own. */
    backups: { newest: { finishedAt: string; bytes: number } | null; count: number } | null
  } | null
}

/** What the server provides to each request: access to Supabase, the site's URL, error reporting. */
export interface AppContext {
  /** Calls Supabase, in process if the backend is embedded. */
  fetch: typeof fetch
  supabaseUrl: string
  publishableKey: string
  siteUrl: string
  /** The visitor's IP address; null while rendering a cacheable page. */
  clientAddress?: string | null
  requestId: string
  /** The `nonce` of every inline script we render; the server allows those by hash and no others. */
  scriptNonce: string
  /** Whether the backend runs in this process; developer pages exist only then. */
  isEmbedded?: boolean
  /** False renders every fragment; bench/rendering.ts compares the two. */
  cacheFragments?: boolean
  /** Sign-in methods of the hosted project: OAuth providers and domains with single sign-on. */
  signInWith?: { providers: readonly string[]; domains: readonly string[] }
  /** The text of Apple's domain association file; without it the address is unknown. */
  applePayFile?: string
  /** Encrypts what the database must not be able to read. */
  sealingKey?: Uint8Array
  /**
   * Calls a function that the database offers to this server alone, after the server has checked what the caller sent.
   * Missing where the server of a hosted project has no key for it.
   */
  callAsServer?(name: "grant_coins" | "keep_guest_world", given: object): Promise<unknown>
  /** Inspects the server now. */
  inspectServer?(): Promise<ServerHealth>
  /** Only of a practice site: its accounts, which are opened without a password, and a new start with fresh data. */
  practice?: {
    accounts: readonly { email: string; name: string; role: string }[]
    passwordOf(email: string): Promise<string | null>
    passSecondFactor(sessionId: string): Promise<void>
    startOver(): void
  }
  /** The practice site beside this one. */
  practiceSite?: {
    /** Its address, with a pass for so many days. */
    link(days: number): string
    isUp(): Promise<boolean>
  }
  /** Whether Supabase was not available, so that a page that fails is a 503 instead of a 500. */
  isOutage?(): boolean
  report(error: unknown): void
}

export const appContext = createContext<AppContext>()
