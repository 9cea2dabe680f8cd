// `npm start`: installs, builds and serves. `npm run dev`: the same with reload and no build.
import { become, ensureBuilt, ensureInstalled } from "./project.mjs"

ensureInstalled()
if (process.argv.includes("--dev")) {
  const watched = ["--watch-path=backend", "--watch-path=server", "--watch-path=supabase/migrations"]
  become([...watched, "--watch-preserve-output", "--env-file-if-exists=.env", "server/index.ts"], {
    NODE_ENV: "development",
  })
} else {
  ensureBuilt()
  become(["--env-file-if-exists=.env", "server/index.ts"], { NODE_ENV: "production" })
}
