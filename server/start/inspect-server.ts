import { access, constants, readdir, readFile, statfs } from "node:fs/promises"
import { isLocalSite } from "#supabase/functions/_shared/site/local-site.ts"
import type { SiteEnv } from "../env.ts"
import { isLoopback } from "../http/hosts.ts"
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
  /** Where the practice site beside this one is, and whether it answers; null without one. */
  practiceSite: { url: string; isUp: boolean } | null
  /** Null for a hosted project. */
  backend: BackendHealth | null
}

interface Source {
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
export async function inspectServer(env: Settings, { isReady, inspect }: Source): Promise<ServerHealth> {
  return {
    isReady: await isReady().catch(() => false),
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
    practiceSite: env.practice && (await inspectPractice(env.practice)),
    backend: (await inspect?.()) ?? null,
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

async function inspectPractice({ port, url }: NonNullable<SiteEnv["practice"]>) {
  const isUp = await fetch(`http://127.0.0.1:${port}/readyz`, {
    signal: AbortSignal.timeout(PRACTICE_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  )
  return { url: url.origin, isUp }
}

async function inspectFolder(folder: string) {
  const isWritable = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  const { bavail, bsize } = await statfs(folder)
  return { isWritable, freeBytes: bavail * bsize }
}
