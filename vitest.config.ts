import { defineConfig } from "vitest/config"
import { knownIcons } from "./scripts/bundle/known-icons.ts"

export default defineConfig({
  plugins: [knownIcons()],
  test: {
    // Pictures for sharing read the colors from there; other styles mean nothing without a browser.
    css: { include: [/tokens\.css/] },
    include: ["{app,backend,server,supabase,scripts,tests}/**/*.test.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    // Much of a test is waiting for processes and databases; with one worker, two cores would idle.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
