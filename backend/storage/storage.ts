import { join } from "node:path"
import type pg from "pg"
import { HttpError } from "../http.ts"
import type { Keys } from "../keys.ts"
import type { Database } from "../postgres/database.ts"
import { isDiskFull } from "../postgres/unavailable.ts"
import { verifyCaller } from "../tokens.ts"
import type { Call, StorageContext } from "./call.ts"
import { databaseError, unauthorized } from "./errors.ts"
import { claimFolder, removeOrphans } from "./files/cleanup.ts"
import { FileStore } from "./files/file-store.ts"
import { Signatures } from "./objects/signatures.ts"
import { findRoute } from "./routes.ts"

export interface StorageOptions {
  /** Maximum file size, whatever the bucket allows. */
  maxFileBytes?: number
  /** Maximum for uploads by anyone but the service. */
  maxMemberFileBytes?: number
  cleanupIntervalMs?: number
}

interface StorageDependencies extends StorageOptions {
  database: Database
  admin: pg.Pool
  keys: Keys
  siteUrl: string
  /** Files are stored in its subfolder `storage`, shared by all processes on one database. */
  dataDir: string
  /** Receives errors that no client waits for. */
  report?: (error: unknown) => void
}

const PREFIX = "/storage/v1"
const HOUR_MS = 60 * 60 * 1000
// Hosted's limit for a new project.
const MAX_FILE_BYTES = 50 * 1024 * 1024
const MAX_MEMBER_FILE_BYTES = 5 * 1024 * 1024

export async function openStorage(dependencies: StorageDependencies) {
  const { database, admin, keys, siteUrl, dataDir, report = () => {} } = dependencies
  const { maxFileBytes = MAX_FILE_BYTES, cleanupIntervalMs = HOUR_MS } = dependencies
  const maxMemberFileBytes = Math.min(dependencies.maxMemberFileBytes ?? MAX_MEMBER_FILE_BYTES, maxFileBytes)
  const files = new FileStore(join(dataDir, "storage"))
  const signatures = new Signatures(keys)
  const context: StorageContext = {
    ...{ database, keys, siteUrl, files, signatures },
    ...{ maxFileBytes, maxMemberFileBytes },
  }
  const isOurs = await claimFolder(files, admin)
  if (!isOurs)
    report(new Error(`${files.folder} belongs to another database: old files in it are not removed`))
  const closing = new AbortController()
  let cleaning = Promise.resolve()
  function startCleanup() {
    cleaning = removeOrphans({ files, admin, signal: closing.signal }).then(() => {}, report)
  }
  const timer = isOurs ? setInterval(startCleanup, cleanupIntervalMs) : undefined
  timer?.unref()
  if (isOurs) startCleanup()

  return {
    async fetch(request: Request): Promise<Response | null> {
      const url = new URL(request.url)
      if (!url.pathname.startsWith(`${PREFIX}/`)) return null
      const route = findRoute(request.method, url.pathname.slice(PREFIX.length + 1))
      const caller = route.isOpen ? ANONYMOUS : await verifyRequest(request, context)
      const call: Call = { context, request, url, caller, operation: route.operation }
      try {
        return await route.handle(call)
      } catch (error) {
        // A file that cannot be written fails outside the database.
        throw isDiskFull(error) ? databaseError(error) : error
      }
    },
    async close() {
      clearInterval(timer)
      closing.abort()
      await cleaning
    },
  }
}

const ANONYMOUS = { role: "anon", claims: { role: "anon" } } as const

async function verifyRequest(request: Request, { keys, siteUrl }: StorageContext) {
  try {
    return await verifyCaller(request, keys, siteUrl)
  } catch (error) {
    // Missing or unknown API keys keep the gateway's error format.
    if (error instanceof HttpError && error.status === 401 && "code" in error.body)
      throw unauthorized(error.message)
    throw error
  }
}
