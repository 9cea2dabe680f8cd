// `npm run practice`: a site with invented data to practice with, beside the real one or alone.
import { launch } from "./launcher.mjs"
import { ensureBuilt, ensureInstalled } from "./project.mjs"

ensureInstalled()
ensureBuilt()
launch(["--env-file-if-exists=.env", "server/practice/index.ts"], { NODE_ENV: "production" })
