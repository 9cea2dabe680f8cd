// `npm run lighthouse`: measures the built site with Lighthouse and fails on the goals.
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt, ensureInstalled, projectNode, root, run } from "./project.mjs"

ensureInstalled()
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() }
ensureBuilt()
process.exit(run(projectNode, [join(root, "bench/lighthouse/run.ts")], { env }) ? 0 : 1)
