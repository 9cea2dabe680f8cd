import { access, constants, readdir, readFile, statfs } from "node:fs/promises"
import { isLocalSite } from "#supabase/functions/_shared/site/local-site.ts"
import type { SiteEnv } from "../env.ts"
import { isLoopback } from "../http/hosts.ts"
import type { PracticeFailure, PracticeProcess } from "../practice/process.ts"
import type { BackendHealth } from "./backend.ts"

/** What the server knows about itself, for the doctor page. */
export interface ServerHealth {
  /** Whether the database responds and has every migration. */
  isReady: boolean
  hasMailServer: boolean
  payments: PaymentProvider
  /** Null for a hosted project, whose files are elsewhere. */
  data: { isWritable: boolean; freeBytes: number } | null
  node: string
  /** Of this site, from its package.json. */
  version: string
  /** How many migrations this version has. */
  migrations: number
  /** Whether people outside this machine can open the site. */
  isPublic: boolean
  /** Whether this is a practice site. */
  isPractice: boolean
  /** The practice site beside this one; null without one. */
  practiceSite: PracticeHealth | null
  /** Null for a hosted project. */
  backend: BackendHealth | null
}

interface PracticeHealth {
  url: string
  /** Whether it answers. */
  isUp: boolean
  /** Why it ended the last time; null if it never did. */
  failure: PracticeFailure | null
}

/** What is known about the process of the practice site. */
type RunningPractice = Pick<PracticeProcess, "isRunning" | "failure">

interface Source {
  practiceProcess?: RunningPractice | null
  isReady: () => Promise<boolean>
  inspect?: () => Promise<BackendHealth>
}

/** `off` takes no gifts by card, `built-in` is the test provider. Null for a hosted project, which keeps the keys itself. */
type PaymentProvider = "off" | "built-in" | "stripe-test" | "live" | null

type Settings = Pick<
  SiteEnv,
  "asPractice" | "dataDir" | "practice" | "siteUrl" | "smtpUrl" | "stripe" | "supabaseUrl"
>

const PRACTICE_MS = 2000
const ROOT = new URL("../../", import.meta.url)

/** Inspects the server now; nothing is remembered. */
export async function inspectServer(env: Settings, source: Source): Promise<ServerHealth> {
  return {
    isReady: await source.isReady().catch(() => false),
    hasMailServer: env.smtpUrl !== null,
    payments: paymentProvider(env),
    data: env.supabaseUrl ? null : await inspectFolder(env.dataDir),
    node: process.version,
    version: JSON.parse(await readFile(new URL("package.json", ROOT), "utf8")).version,
    migrations: (await readdir(new URL("supabase/migrations", ROOT))).filter(name => name.endsWith(".sql"))
      .length,
    // What a public site must fix is as it should be on a practice site.
    isPublic: !isLoopback(env.siteUrl.hostname) && env.asPractice === null,
    isPractice: env.asPractice !== null,
    practiceSite: await inspectPractice(env, source.practiceProcess),
    backend: (await source.inspect?.()) ?? null,
  }
}

/** Which provider takes payments with these settings. */
export function paymentProvider({
  asPractice,
  siteUrl,
  stripe,
  supabaseUrl,
}: Pick<Settings, "asPractice" | "siteUrl" | "stripe" | "supabaseUrl">): PaymentProvider {
  if (supabaseUrl) return null
  if (stripe) return /^.k_live_/.test(stripe.secretKey) ? "live" : "stripe-test"
  return asPractice || isLocalSite(siteUrl.origin) ? "built-in" : "off"
}

/** The practice site beside this one, or null without one. */
export async function inspectPractice(
  { practice }: Pick<Settings, "practice">,
  practiceProcess: RunningPractice | null = null,
): Promise<PracticeHealth | null> {
  if (!practice) return null
  // Another program may answer at its port.
  const isUp = practiceProcess?.isRunning() !== false && (await answers(practice.port))
  return { url: practice.url.origin, isUp, failure: practiceProcess?.failure() ?? null }
}

function answers(port: number) {
  const signal = AbortSignal.timeout(PRACTICE_MS)
  return fetch(`http://127.0.0.1:${port}/readyz`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function inspectFolder(folder: string) {
  const isWritable = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  const { bavail, bsize } = await statfs(folder)
  return { isWritable, freeBytes: bavail * bsize }
}
