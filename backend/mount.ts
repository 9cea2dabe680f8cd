import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { openAuth } from "./auth/auth.ts"
import { type AuthOptions, DEFAULT_OPTIONS } from "./auth/options.ts"
import { type BackupPlan, openBackups } from "./backups/nightly.ts"
import { ensureDemoAccounts, lockDemoAccounts } from "./demo-accounts.ts"
import { uploadDemoPictures } from "./demo-pictures.ts"
import { type FunctionsOptions, openFunctions } from "./functions/functions.ts"
import { HttpError, jsonResponse, preflight, withCors } from "./http.ts"
import type { BackendHealth } from "./inspect.ts"
import { openJobs } from "./jobs/jobs.ts"
import { type MailOptions, openMail } from "./mail/mail.ts"
import { MAIL_PATH } from "./mail/outbox-pages.ts"
import { type OpenBackend, type OpenOptions, openBackend } from "./open.ts"
import { watchChanges } from "./postgres/changes.ts"
import { seedDemoRecords, seedPracticeRecords } from "./postgres/setup/seed.ts"
import { DISK_FULL, isDatabaseUnavailable, isDiskFull } from "./postgres/unavailable.ts"
import { openPractice, type Practice } from "./practice.ts"
import type { PublicTopics } from "./realtime/channels/access.ts"
import type { Limits as RealtimeLimits } from "./realtime/connections/limits.ts"
import { openRealtime } from "./realtime/realtime.ts"
import { openRest } from "./rest/rest.ts"
import { newSetupCode } from "./setup-code.ts"
import { openStorage, type StorageOptions } from "./storage/storage.ts"

type ChangedTables = readonly string[] | "all"

export interface Backend {
  publishableKey: string
  secretKey: string
  info: OpenBackend["info"]
  /** Where email goes, for the startup output. */
  mail: string
  /** Demo accounts with their passwords, one line each. */
  signIns: string[]
  /** Makes its holder the first administrator; null if the site has one. */
  setupCode: string | null
  /** Only of a practice site. */
  practice: Practice | null
  /** Whether a path belongs to the backend rather than the site. */
  owns(pathname: string): boolean
  /** Handles a request, whether it comes from this process or over HTTP. */
  fetch(request: Request): Promise<Response>
  /** Accepts or rejects a websocket request; `address` is the client's. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, address?: string): void
  isReady(): Promise<boolean>
  /** Facts about the database and its backups, for the doctor page. */
  inspect(): Promise<BackendHealth>
  /** Whether the disk is full, so that nothing can be saved. */
  isReadOnly(): boolean
  /** Tables with changed rows, or "all" if changes may have been missed. */
  onChange(listener: (tables: ChangedTables) => void): void
  close(): Promise<void>
}

/** Handles the requests of a service; null for all others. */
type Service = (request: Request) => Promise<Response | null>

const PREFIXES = ["/rest/v1", "/auth/v1", "/storage/v1", "/functions/v1", "/realtime/v1"]

export interface MountOptions extends OpenOptions {
  siteUrl: string
  /** A practice site: its accounts can be opened without a password, and no email leaves it. */
  isPractice?: boolean
  auth?: Partial<AuthOptions>
  mail?: MailOptions
  functions?: FunctionsOptions
  storage?: StorageOptions
  /** Whether this process runs background jobs; defaults to true. */
  runJobs?: boolean
  /** Where nightly backups of the embedded database go; without it none are made. */
  backups?: BackupPlan
  realtime?: { limits?: Partial<RealtimeLimits>; publicTopics?: PublicTopics }
}

/** The embedded Supabase as one function from request to response. */
export async function mountBackend(options: MountOptions): Promise<Backend> {
  // Closes everything in reverse order, at the end or when a later service fails to open.
  await using opening = new AsyncDisposableStack()
  const { siteUrl, progress: log = () => {} } = options
  const opened = opening.adopt(await openBackend(options), ({ close }) => close())
  const { database, admin, keys, info, connect, disk } = opened
  const mail = opening.adopt(
    await openMail(opened, { ...options.mail, siteUrl, log, isPractice: options.isPractice }),
    ({ close }) => close(),
  )
  const rest = openRest({ database, admin, keys, siteUrl })
  const listeners: ((tables: ChangedTables) => void)[] = []
  opening.defer(
    await watchChanges(connect, {
      tablesChanged: tables => {
        const names = tables === "all" ? tables : tables.map(withoutPublicSchema)
        for (const listener of listeners) listener(names)
      },
      schemaChanged: rest.schemaChanged,
    }),
  )
  const auth = opening.adopt(
    await openAuth({ admin, connect, keys, siteUrl, disk, options: options.auth }),
    ({ close }) => close(),
  )
  const storage = opening.adopt(
    await openStorage({
      ...{ ...options.storage, database, admin, keys, siteUrl, dataDir: options.dataDir },
      report: error => log(`Storage: ${error instanceof Error ? error.message : error}`),
    }),
    ({ close }) => close(),
  )
  const realtime = opening.adopt(
    await openRealtime({
      ...{ ...options.realtime, database, admin, keys, siteUrl, connect },
      report: error => log(`Realtime: ${error instanceof Error ? error.message : error}`),
    }),
    ({ close }) => close(),
  )
  const functions = openFunctions({ ...options.functions, keys, siteUrl, log, fetch: fetchInProcess })
  const services: Service[] = [realtime.fetch, rest.fetch, auth.fetch, storage.fetch]
  // These set their own CORS headers instead of allowing every origin.
  const servicesWithoutCors: Service[] = mail.pages ? [mail.pages, functions] : [functions]
  const prefixes = mail.pages ? [...PREFIXES, MAIL_PATH] : PREFIXES

  function owns(pathname: string) {
    return prefixes.some(prefix => pathname === prefix || pathname.startsWith(`${prefix}/`))
  }

  async function fetch(request: Request) {
    try {
      for (const service of servicesWithoutCors) {
        const response = await service(request)
        if (response) return response
      }
      return await dispatch(services, request)
    } catch (error) {
      if (isDiskFull(error)) return withCors(request, diskFull())
      if (!isDatabaseUnavailable(error)) throw error
      return withCors(request, databaseUnavailable())
    }
  }

  async function fetchInProcess(input: RequestInfo | URL, init?: RequestInit) {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    return origin === siteUrl && owns(pathname) ? fetch(request) : globalThis.fetch(request)
  }

  const { passwordCost } = { ...DEFAULT_OPTIONS, ...options.auth }
  const signIns = options.demo ? await ensureDemoAccounts({ admin, passwordCost }) : []
  if (options.demo) {
    await seedDemoRecords({ admin })
    if (options.isPractice) await seedPracticeRecords({ admin })
    await uploadDemoPictures({ admin, siteUrl, secretKey: keys.secretKey, fetch })
  } else await lockDemoAccounts(admin)
  const setupCode = options.demo ? null : await newSetupCode(admin)
  if (options.runJobs ?? true) {
    const { secretKey } = keys
    opening.adopt(await openJobs({ siteUrl, secretKey, connect, disk, fetch, log }), ({ close }) => close())
  }
  const backups = info.kind === "embedded" && options.backups?.days ? options.backups : null
  if (backups) {
    const plan = { ...backups, dataDir: options.dataDir }
    opening.adopt(await openBackups(plan, { connect, disk, log }), ({ close }) => close())
  }
  const mounted = opening.move()
  return {
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    info,
    mail: mail.address,
    signIns,
    setupCode,
    practice: options.isPractice ? openPractice(admin) : null,
    owns,
    fetch,
    upgrade: realtime.upgrade,
    isReady: opened.isReady,
    inspect: () => opened.inspect(backups?.folder ?? null),
    isReadOnly: () => disk.isFull,
    onChange: listener => void listeners.push(listener),
    close: () => mounted.disposeAsync(),
  }
}

function diskFull() {
  const { code, message, headers } = DISK_FULL
  return jsonResponse(507, { code, message }, { ...headers, "cache-control": "no-store" })
}

function databaseUnavailable() {
  const body = { message: "The database is not available. Please try again in a moment." }
  return jsonResponse(503, body, { "retry-after": "1", "cache-control": "no-store" })
}

// Tables in `public` are reported without their schema, as in a query.
function withoutPublicSchema(table: string) {
  return table.replace(/^public\./, "")
}

async function dispatch(services: Service[], request: Request): Promise<Response> {
  const early = preflight(request)
  if (early) return early
  try {
    for (const service of services) {
      const response = await service(request)
      if (response) return withCors(request, response)
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return withCors(request, error.toResponse())
  }
  return withCors(request, jsonResponse(404, { message: "no Route matched with those values" }))
}
