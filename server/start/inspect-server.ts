import { access, constants, statfs } from "node:fs/promises"
import type { SiteEnv } from "../env.ts"

/** What the server knows about itself, for the doctor page. */
export interface ServerHealth {
  /** Whether the database responds and has every migration. */
  isReady: boolean
  hasMailServer: boolean
  payments: "none" | "test" | "live"
  /** Null for a hosted project, whose files are elsewhere. */
  data: { isWritable: boolean; freeBytes: number } | null
  node: string
}

type Settings = Pick<SiteEnv, "dataDir" | "smtpUrl" | "stripe" | "supabaseUrl">

/** Inspects the server now; nothing is remembered. */
export async function inspectServer(env: Settings, isReady: () => Promise<boolean>): Promise<ServerHealth> {
  return {
    isReady: await isReady().catch(() => false),
    hasMailServer: env.smtpUrl !== null,
    payments: !env.stripe ? "none" : /^.k_live_/.test(env.stripe.secretKey) ? "live" : "test",
    data: env.supabaseUrl ? null : await inspectFolder(env.dataDir),
    node: process.version,
  }
}

async function inspectFolder(folder: string) {
  const isWritable = await access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  )
  const { bavail, bsize } = await statfs(folder)
  return { isWritable, freeBytes: bavail * bsize }
}
