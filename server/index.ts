import { resolve } from "node:path"
import { readEnv, StartProblem } from "./env.ts"
import { createLog } from "./logging/log.ts"
import { startSite } from "./start/start.ts"

const log = createLog()
process.on("exit", log.flush)
try {
  const env = readEnv(process.argv)
  await startSite({ env, log, root: resolve(import.meta.dirname, ".."), say: line => console.log(line) })
} catch (error) {
  // What the person at the keyboard can mend is one sentence; anything else keeps its stack.
  if (error instanceof StartProblem) console.error(error.message)
  else log.error("the site could not start", error)
  process.exit(1)
}
