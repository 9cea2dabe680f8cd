import { join } from "node:path"
import type pg from "pg"
import { HttpError } from "../http.ts"
import type { Keys } from "../keys.ts"
import type { Database } from "../postgres/database.ts"
import { verifyCaller } from "../tokens.ts"
import { unauthorized } from "./errors.ts"
import { claimFolder, sweep } from "./files/cleanup.ts"
import { Files } from "./files/file-store.ts"
import { Signatures } from "./objects/signatures.ts"
import { findRoute } from "./routes.ts"
import type { Call, StorageRoom } from "./storage-request.ts"

export interface StorageOptions {
  /** No file may be larger, whatever its bucket allows. */
  maxFileBytes?: number
  /** The same for what anybody but the service uploads. */
  maxMemberFileBytes?: number
  sweepEveryMs?: number
}

export interface StorageSetting extends StorageOptions {
  database: Database
  admin: pg.Pool
  keys: Keys
  siteUrl: string
  /** Files are kept in its folder `storage`, which all processes on one database share. */
  dataDir: string
  /** Told of what goes wrong where no client waits for an answer. */
  report?: (error: unknown) => void
}

const PREFIX = "/storage/v1"
const HOUR_MS = 60 * 60 * 1000
// Hosted's limit for a new project.
const MAX_FILE_BYTES = 50 * 1024 * 1024
const MAX_MEMBER_FILE_BYTES = 5 * 1024 * 1024

export async function openStorage(setting: StorageSetting) {
  const { database, admin, keys, siteUrl, dataDir, report = () => {} } = setting
  const { maxFileBytes = MAX_FILE_BYTES, sweepEveryMs = HOUR_MS } = setting
  const maxMemberFileBytes = Math.min(setting.maxMemberFileBytes ?? MAX_MEMBER_FILE_BYTES, maxFileBytes)
  const files = new Files(join(dataDir, "storage"))
  const signatures = new Signatures(keys)
  const room: StorageRoom = {
    ...{ database, keys, siteUrl, files, signatures },
    ...{ maxFileBytes, maxMemberFileBytes },
  }
  const isOurs = await claimFolder(files, admin)
  if (!isOurs)
    report(new Error(`${files.folder} belongs to another database: old files in it are not removed`))
  const closing = new AbortController()
  let sweeping = Promise.resolve()
  function startSweep() {
    sweeping = sweep({ files, admin, signal: closing.signal }).then(() => {}, report)
  }
  const timer = isOurs ? setInterval(startSweep, sweepEveryMs) : undefined
  timer?.unref()
  if (isOurs) startSweep()

  return {
    async fetch(request: Request): Promise<Response | null> {
      const url = new URL(request.url)
      if (!url.pathname.startsWith(`${PREFIX}/`)) return null
      const route = findRoute(request.method, url.pathname.slice(PREFIX.length + 1))
      const caller = route.isOpen ? ANYBODY : await verified(request, room)
      const call: Call = { room, request, url, caller, operation: route.operation }
      return route.answer(call)
    },
    async close() {
      clearInterval(timer)
      closing.abort()
      await sweeping
    },
  }
}

const ANYBODY = { role: "anon", claims: { role: "anon" } } as const

async function verified(request: Request, { keys, siteUrl }: StorageRoom) {
  try {
    return await verifyCaller(request, keys, siteUrl)
  } catch (error) {
    // A missing or unknown API key is refused in front of every service, in the same words.
    if (error instanceof HttpError && error.status === 401 && "code" in error.body)
      throw unauthorized(error.message)
    throw error
  }
}
