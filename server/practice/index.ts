import { join, resolve } from "node:path"
import { ConfigurationError, readPracticeEnv } from "../env.ts"
import { runPractice } from "./process.ts"

const root = resolve(import.meta.dirname, "../..")
const STOP_EVENTS = ["SIGTERM", "SIGINT", "SIGHUP", "disconnect"] as const

/** `npm run practice`: a practice site alone, on this machine. */
try {
  const { port, host, dataDir, dev } = readPracticeEnv(process.argv)
  const practice = runPractice({
    ...{ root, dev, isVerbose: true, dataDir: join(dataDir, "practice"), warn: console.error },
    settings: { PORT: String(port), HOST: host, SITE_URL: `http://localhost:${port}`, TRUST_PROXY: "off" },
  })
  for (const event of STOP_EVENTS) process.once(event, () => void practice.stop().then(() => process.exit()))
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error
  console.error(error.message)
  process.exit(1)
}
