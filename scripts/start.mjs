// `npm start`: installs, builds and serves. `npm run dev`: the same with reload and no build.
import { launch } from "./launcher.mjs"
import { ensureBuilt, ensureInstalled } from "./project.mjs"

const SITE = ["--env-file-if-exists=.env", "server/index.ts"]

ensureInstalled()
if (process.argv.includes("--dev")) {
  launch(SITE, { NODE_ENV: "development" }, ["backend", "server", "supabase/migrations"])
} else {
  ensureBuilt()
  launch(SITE, { NODE_ENV: "production" })
}
