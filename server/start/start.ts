import { access, constants, mkdir } from "node:fs/promises"
import { createServer, type Server } from "node:net"
import { join } from "node:path"
import { ConfigurationError, type SiteEnv } from "../env.ts"
import { openStaticFiles } from "../files/static-files.ts"
import { isLoopback } from "../http/hosts.ts"
import { createHttpServer } from "../http/http-server.ts"
import type { Log } from "../logging/log.ts"
import { redact } from "../logging/redact.ts"
import { createGate } from "../practice/gate.ts"
import { loadPracticeKey } from "../practice/key.ts"
import { type PracticeProcess, STARTS_OVER } from "../practice/process.ts"
import { practiceLink, startPractice } from "../practice/start-practice.ts"
import { loadApplePayFile } from "./apple-pay-file.ts"
import type { Backend } from "./backend.ts"
import { addDemoRefills } from "./demo-refills.ts"
import { subscribeToHostedChanges } from "./hosted-changes.ts"
import { inspectPractice, inspectServer, paymentProvider } from "./inspect-server.ts"
import { portOwner } from "./port-owner.ts"
import { loadSealingKey } from "./sealing-key.ts"
import { abortStartOnSignal, shutDownGracefully } from "./shutdown.ts"
import { loadBuiltSite, startViteSite } from "./site.ts"
import { supabaseFor } from "./supabase.ts"

interface StartOptions {
  env: SiteEnv
  log: Log
  /** The project's folder. */
  root: string
  print: (line: string) => void
  /** Whether a person reads the output; passwords are not written to log files. */
  isTerminal: boolean
}

/** Starts backend, site and server, in that order, and runs until a signal. */
export async function startSite(options: StartOptions): Promise<void> {
  const { env, print } = options
  // Checked before the database is started.
  await listen(createServer(), env).then(probe => new Promise(resolve => probe.close(resolve)))
  const mounting = env.supabaseUrl ? Promise.resolve(null) : mountBackend(env, print)
  const stopWatchingSignals = abortStartOnSignal(mounting)
  const backend = await mounting
  try {
    await serve(options, backend)
    stopWatchingSignals()
  } catch (error) {
    await backend?.close()
    throw error
  }
}

async function serve({ env, log, root, print, isTerminal }: StartOptions, backend: Backend | null) {
  print(env.dev ? "Starting Vite…" : "Loading the built site…")
  const supabase = supabaseFor(env, backend)
  const sealingKey = await loadSealingKey(env)
  const practiceKey = env.practice && (await loadPracticeKey(env.dataDir))
  if (backend?.info.firstStart && hasDemo(env)) await addDemoRefills(backend, env.siteUrl, sealingKey)
  let stop: ((code: number) => void) | undefined
  let practiceProcess: PracticeProcess | null = null
  const httpServer = await createHttpServer({
    siteUrl: env.siteUrl,
    port: env.port,
    trustProxy: env.trustProxy,
    dev: env.dev,
    supabase,
    backend,
    files: env.dev ? null : await builtFiles(root),
    log,
    sealingKey,
    applePayFile: await loadApplePayFile(env),
    inspectServer: () =>
      inspectServer(env, { isReady: supabase.isReady, inspect: backend?.inspect, practiceProcess }),
    practice: backend?.practice ? { ...backend.practice, startOver: () => stop?.(STARTS_OVER) } : undefined,
    practiceSite: practiceKey
      ? {
          link: days => practiceLink(env, practiceKey, days),
          isUp: async () => (await inspectPractice(env, practiceProcess))?.isUp ?? false,
        }
      : undefined,
    gate: env.asPractice?.key ? createGate(env.asPractice.key, env.siteUrl) : undefined,
    loadSite: server => (env.dev ? startViteSite(server) : loadBuiltSite(root)),
  })
  backend?.onChange(httpServer.drop)
  await listen(httpServer.server, env)
  const unsubscribe = backend
    ? null
    : await subscribeToHostedChanges(supabase.url, supabase.publishableKey, httpServer.drop, log)
  if (practiceKey) practiceProcess = startPractice({ env, root, log }, practiceKey)
  stop = shutDownGracefully(
    {
      drain: httpServer.drain,
      inFlight: httpServer.inFlight,
      closeIdleConnections: () => httpServer.server.closeIdleConnections(),
      async close() {
        await practiceProcess?.stop()
        await unsubscribe?.()
        await httpServer.closeSite()
        await backend?.close()
      },
    },
    log,
  )
  for (const line of startupLines(env, backend, isTerminal)) print(line)
}

async function mountBackend(env: SiteEnv, print: (line: string) => void): Promise<Backend> {
  await requireWritable(env.dataDir)
  const { mountBackend } = await import("../../backend/mount.ts")
  const options = {
    siteUrl: env.siteUrl.origin,
    dataDir: env.dataDir,
    databaseUrl: env.databaseUrl ?? undefined,
    progress: print,
    demo: hasDemo(env),
    isPractice: env.asPractice !== null,
    backups: env.backups,
    mail: { smtpUrl: env.smtpUrl ?? undefined, from: env.mailFrom ?? undefined },
    functions: { env: functionEnv(env) },
  }
  try {
    return await mountBackend(options)
  } catch (error) {
    throw isProgrammingError(error)
      ? error
      : new ConfigurationError(redact((error as Error).message), { cause: error })
  }
}

// Demo content and accounts are only for trying the site out on one's own machine, and for practice.
function hasDemo({ asPractice, databaseUrl, siteUrl }: SiteEnv) {
  return databaseUrl === null && (asPractice !== null || isLoopback(siteUrl.hostname))
}

// The backend's own errors are messages for the operator; programming errors keep their stack trace.
function isProgrammingError(error: unknown): boolean {
  return (
    !(error instanceof Error) ||
    [TypeError, ReferenceError, SyntaxError, RangeError].some(kind => error instanceof kind)
  )
}

async function requireWritable(folder: string) {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new ConfigurationError(
      `The data folder ${folder} is not writable; set DATA_DIR to another folder, for example DATA_DIR=.data`,
    )
  }
}

async function builtFiles(root: string) {
  const folder = join(root, "build/client")
  try {
    return await openStaticFiles(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
    throw new ConfigurationError(
      `The site is not built: ${folder} is missing. Run npm run build, or npm start.`,
    )
  }
}

function listen(server: Server, { host, port }: SiteEnv): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      listenProblem(error, host, port).then(reject, reject)
    })
    server.listen(port, host, () => resolve(server))
  })
}

async function listenProblem(error: NodeJS.ErrnoException, host: string, port: number): Promise<Error> {
  switch (error.code) {
    case "EADDRINUSE": {
      const owner = await portOwner(port)
      const holder = owner
        ? `process ${owner.pid}${owner.command && ` (${owner.command})`}; stop it, or`
        : "another program;"
      return new ConfigurationError(
        `Port ${port} is in use by ${holder} choose another one, for example PORT=${nextPort(port)}`,
      )
    }
    case "EACCES":
      return new ConfigurationError(
        `Port ${port} requires more privileges than this user has; choose another one, for example PORT=3000`,
      )
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new ConfigurationError(
        `HOST=${host} is not an address of this machine; use one of its addresses, for example HOST=127.0.0.1`,
      )
    default:
      return error
  }
}

function nextPort(port: number): number {
  return port < 65535 ? port + 1 : 3000
}

function startupLines(env: SiteEnv, backend: Backend | null, isTerminal: boolean): string[] {
  const what = env.asPractice ? "The practice site" : "Open Airway"
  const lines = [`${what} is at ${env.siteUrl.origin}${env.asPractice ? "/practice" : ""}`]
  if (env.practice) lines.push(`  practice  ${env.practice.url.origin}, opened from /staff/practice-site`)
  if (!backend) return [...lines, `  mode      hosted Supabase at ${env.supabaseUrl?.host}`]
  if (backend.info.kind === "postgres") {
    lines.push(`  mode      PostgreSQL ${backend.info.version} at ${new URL(env.databaseUrl ?? "").host}`)
  } else lines.push(`  mode      embedded PostgreSQL ${backend.info.version}`)
  lines.push(`  data      ${env.dataDir}`)
  if (isTerminal) for (const signIn of backend.signIns ?? []) lines.push(`  sign in   ${signIn}`)
  if (backend.mail) lines.push(`  mail      ${backend.mail}`)
  if (backend.setupCode) lines.push(`  set up    ${env.siteUrl.origin}/staff/setup?code=${backend.setupCode}`)
  return [...lines, `  payments  ${PAYMENT_LINES[paymentProvider(env) ?? "off"]}`]
}

const PAYMENT_LINES = {
  off: "off: the test provider does not start at a public SITE_URL; set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to take gifts by card",
  "built-in": "built-in test provider, no money moves",
  "stripe-test": "Stripe with a test key, no money moves",
  live: "Stripe",
}

/** The settings that functions read; one that is not set is missing. */
function functionEnv({ asPractice, beaconUrls, mailWebhookSecret, stripe }: SiteEnv): Record<string, string> {
  return {
    ...(asPractice && { PRACTICE_SITE: "on" }),
    ...(beaconUrls && { BEACON_URLS: beaconUrls }),
    ...(mailWebhookSecret && { MAIL_WEBHOOK_SECRET: mailWebhookSecret }),
    ...(stripe && { STRIPE_SECRET_KEY: stripe.secretKey, STRIPE_WEBHOOK_SECRET: stripe.webhookSecret }),
  }
}
