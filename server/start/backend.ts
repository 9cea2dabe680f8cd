import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type { Tables } from "../pages/page-cache.ts"

/** What the embedded backend says about itself. */
export interface BackendHealth {
  pendingMigrations: string[]
  storage: { files: number; bytes: number }
  signingKey: { madeAt: string; isDemo: boolean }
  backups: { newest: { finishedAt: string; bytes: number } | null; count: number } | null
}

/** The part of `backend/mount.ts` that the server uses. */
export interface Backend {
  publishableKey: string
  secretKey: string
  info: { kind: "embedded" | "postgres"; version: string; migrationsApplied: number; firstStart: boolean }
  owns(pathname: string): boolean
  fetch(request: Request): Promise<Response>
  isReady(): Promise<boolean>
  /** Facts about the database and its backups, for the doctor page. */
  inspect?(): Promise<BackendHealth>
  /** Whether the disk is full, so that nothing can be saved. */
  isReadOnly?(): boolean
  onChange(listener: (tables: Tables) => void): void
  close(): Promise<void>
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void
  /** Demo accounts, one line each, printed at startup. */
  signIns?: readonly string[]
  /** Makes its holder the first administrator; null if the site has one. */
  setupCode?: string | null
  /** The accounts of a practice site, which are opened without a password. */
  practice?: {
    accounts: readonly { email: string; name: string; role: string }[]
    passwordOf(email: string): Promise<string | null>
    passSecondFactor(sessionId: string): Promise<void>
  } | null
  /** Where email can be read. */
  mail?: string
}
