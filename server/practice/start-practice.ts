import { join } from "node:path"
import type { SiteEnv } from "../env.ts"
import type { Log } from "../logging/log.ts"
import { newPass } from "./pass.ts"
import { type PracticeProcess, runPractice } from "./process.ts"

interface Site {
  env: SiteEnv
  root: string
  log: Log
}

/** Starts the practice site beside this one. */
export function startPractice({ env, root, log }: Site, key: string): PracticeProcess | null {
  if (!env.practice) return null
  const { port, url } = env.practice
  return runPractice({
    ...{ root, dataDir: join(env.dataDir, "practice"), dev: env.dev, isVerbose: false },
    settings: {
      PORT: String(port),
      HOST: env.host,
      SITE_URL: url.origin,
      TRUST_PROXY: String(env.trustProxy || "off"),
      PRACTICE_KEY: key,
    },
    warn: line => log.warn(line),
  })
}

/** The address of the practice site, which it opens for so many days. */
export function practiceLink({ practice }: SiteEnv, key: string, days: number): string {
  return `${practice!.url.origin}/practice?pass=${newPass(key, days)}`
}
