import { defineConfig } from "vitest/config"
import { knownIcons } from "./scripts/bundle/known-icons.ts"

export default defineConfig({
  plugins: [knownIcons()],
  test: {
    include: ["{app,backend,server,supabase,scripts,tests}/**/*.test.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
