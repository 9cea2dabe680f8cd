import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type { Tables } from "../pages/page-cache.ts"

/** The part of `backend/mount.ts` that the server uses. */
export interface Backend {
  publishableKey: string
  secretKey: string
  info: { kind: "embedded" | "postgres"; version: string; migrationsApplied: number; firstStart: boolean }
  owns(pathname: string): boolean
  fetch(request: Request): Promise<Response>
  isReady(): Promise<boolean>
  /** Whether the disk is full, so that nothing can be saved. */
  isReadOnly?(): boolean
  onChange(listener: (tables: Tables) => void): void
  close(): Promise<void>
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void
  /** Demo accounts, one line each, printed at startup. */
  signIns?: readonly string[]
  /** Where email can be read. */
  mail?: string
}
