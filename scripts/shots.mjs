// `npm run shots [path …]`: saves screenshots of every page at phone and desktop width to shots/.
import { join } from "node:path"
import { ensureBrowser } from "./browser.mjs"
import { ensureBuilt, ensureInstalled, projectNode, root, run } from "./project.mjs"

ensureInstalled()
const env = { ...process.env, CHROMIUM_PATH: ensureBrowser() }
ensureBuilt()
process.exit(run(projectNode, [join(root, "scripts/shots.ts"), ...process.argv.slice(2)], { env }) ? 0 : 1)
