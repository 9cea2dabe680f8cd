// `npm run lighthouse [path …]`: measures the built site with Lighthouse and fails on the goals.
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt, ensureInstalled, projectNode, root, run } from "./project.mjs"

ensureInstalled()
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() }
ensureBuilt()
const program = [join(root, "bench/lighthouse/run.ts"), ...process.argv.slice(2)]
process.exit(run(projectNode, program, { env }) ? 0 : 1)
