import { resolve } from "node:path"
import { ConfigurationError, readEnv } from "./env.ts"
import { createLog } from "./logging/log.ts"
import { startSite } from "./start/start.ts"

const log = createLog()
process.on("exit", log.flush)
// Writing to a closed terminal or pipe fails; the site still has to shut down in order.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {})
try {
  const env = readEnv(process.argv)
  await startSite({
    ...{ env, log, root: resolve(import.meta.dirname, "..") },
    print: line => console.log(line),
    isTerminal: process.stdout.isTTY === true,
  })
} catch (error) {
  // Configuration errors print one line; anything else keeps its stack trace.
  if (error instanceof ConfigurationError) console.error(error.message)
  else log.error("the site could not start", error)
  process.exit(1)
}
